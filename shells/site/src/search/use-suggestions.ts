import { api } from '@town/contracts/api/paths';
import type { SearchSuggestion } from '@town/contracts/search/hit';
import { listQuery } from '@town/slice-kit/list-query';
import { useQuery } from '@town/slice-kit/query';
import {
  flag,
  optionalText,
  recordReader,
  text,
  textOr,
  translated,
} from '@town/slice-kit/tolerant';
import { useEffect, useState } from 'react';

/** A suggestion may be of a kind that this page does not know yet. */
export type ShownSuggestion = Omit<SearchSuggestion, 'kind'> & { kind: string };

const readSuggestion = recordReader<ShownSuggestion>({
  kind: text,
  id: text,
  slug: textOr(''),
  name: text,
  category: textOr(''),
  date: optionalText,
  phone: optionalText,
  fuzzy: flag,
  translated,
});

/** Somebody who types goes on within this time. */
const pauseMs = 120;
/** What somebody has typed once is seldom typed again. */
const keptMs = 60_000;

const none: readonly ShownSuggestion[] = [];

/** What the words may mean. Until an answer is there, the suggestions of the words before it stay. */
export function useSuggestions(words: string): readonly ShownSuggestion[] {
  const asked = usePaused(words.trim());
  const { data, isError } = useQuery({
    ...listQuery(
      `${api.searchSuggestions}?q=${encodeURIComponent(asked)}&pages=true`,
      readSuggestion,
    ),
    enabled: asked.length > 1,
    gcTime: keptMs,
  });
  const [shown, setShown] = useState(none);
  useEffect(() => {
    if (data || isError) setShown(data ?? none);
  }, [data, isError]);
  return shown;
}

function usePaused(words: string): string {
  const [paused, setPaused] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(words), pauseMs);
    return () => clearTimeout(timer);
  }, [words]);
  return paused;
}
