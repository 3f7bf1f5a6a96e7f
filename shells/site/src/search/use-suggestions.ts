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

/** A suggestion may have a kind that this page does not know yet. */
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

/** The debounce time: a visitor who is still typing presses the next key within it. */
const pauseMs = 120;
/** How long suggestions stay cached: the same text is rarely typed again. */
const keptMs = 60_000;

const none: readonly ShownSuggestion[] = [];

/** Suggestions for the typed words. The previous suggestions stay until the next response arrives. */
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
