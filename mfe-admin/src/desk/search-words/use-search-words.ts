import { staffApi } from '@town/contracts/api/paths';
import {
  type MissedSearch,
  type Synonyms,
  type SynonymsCall,
  synonymsSchema,
} from '@town/contracts/search/synonyms';
import { HttpError } from '@town/slice-kit/http-error';
import { day, listReader, number, recordReader, text, texts } from '@town/slice-kit/tolerant';
import * as z from 'zod/mini';
import { fetchAsStaff } from '../../lists/fetch-list';
import { useStaff } from '../session/staff';
import { useEntryActions } from '../session/use-entry-actions';
import { useStaffQuery } from '../session/use-staff-query';

const key = 'synonyms';

const readGroup = recordReader<Synonyms>({ id: text, words: texts, version: number });

const readMissed = recordReader<MissedSearch>({ words: text, count: number, lastOn: day });

/** Every group of words that mean the same, by its words. */
export function useGroups() {
  const { token } = useStaff();
  return useStaffQuery({
    key: [key],
    fetch: async (signal) =>
      listReader(readGroup)((await fetchAsStaff(staffApi.synonyms, token, signal)).data),
  });
}

/** The searches that found nothing, the most frequent first. */
export function useMissedSearches() {
  const { token } = useStaff();
  return useStaffQuery({
    key: ['missed-searches'],
    fetch: async (signal) =>
      listReader(readMissed)((await fetchAsStaff(staffApi.missedSearches, token, signal)).data),
  });
}

export const useGroupActions = () =>
  useEntryActions<Synonyms, SynonymsCall>({
    key,
    collection: staffApi.synonyms,
    item: staffApi.synonymGroup,
    callOf: ({ words }) => ({ words }),
    saved: ({ words }) => `Saved: ${wordsText(words)}`,
    removed: ({ words }) => `Removed: ${wordsText(words)}`,
    notRemoved: 'Words not removed',
    notBroughtBack: 'Words not brought back',
  });

/** The words of a group as one line of text. */
export const wordsText = (words: readonly string[]) => words.join(', ');

const conflictSchema = z.object({ current: synonymsSchema });

/** The current group from an error response, if another person saved it before. */
export function currentOf(error: unknown): Synonyms | undefined {
  if (!(error instanceof HttpError) || error.status !== 412) return undefined;
  return conflictSchema.safeParse(JSON.parse(error.body)).data?.current;
}
