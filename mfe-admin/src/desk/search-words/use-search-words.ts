import { staffApi } from '@town/contracts/api/paths';
import {
  type MissedSearch,
  type Synonyms,
  type SynonymsCall,
  synonymsSchema,
} from '@town/contracts/search/synonyms';
import { HttpError } from '@town/slice-kit/http-error';
import { useMutation, useQueryClient } from '@town/slice-kit/query';
import { sendJson } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import { day, listReader, number, recordReader, text, texts } from '@town/slice-kit/tolerant';
import * as z from 'zod/mini';
import { fetchAsStaff } from '../../lists/fetch-list';
import { saveVersioned } from '../../lists/save-versioned';
import { useStaff } from '../session/staff';
import { useDeskFailure } from '../session/use-desk-failure';
import { deskKey, useStaffQuery } from '../session/use-staff-query';

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

interface SaveCall {
  /** What the form was filled from; undefined for a new group. */
  stored: Synonyms | undefined;
  call: SynonymsCall;
}

/** What editors do with groups. A form says itself why it could not be saved. */
export function useGroupActions() {
  const { token } = useStaff();
  const queryClient = useQueryClient();
  const showToast = useToasts((state) => state.show);
  const fail = useDeskFailure();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: [deskKey, key] });

  const save = useMutation({
    mutationFn: ({ stored, call }: SaveCall) =>
      saveVersioned({
        stored,
        call,
        token,
        collection: staffApi.synonyms,
        item: staffApi.synonymGroup,
      }),
    onSuccess: (_, { call }) =>
      showToast({ tone: 'success', title: `Saved: ${wordsText(call.words)}` }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Synonyms) =>
      sendJson(staffApi.synonymGroup(id), undefined, { method: 'DELETE', token }),
    onSuccess: (_, { words }) =>
      showToast({
        tone: 'success',
        title: `Removed: ${wordsText(words)}`,
        action: {
          label: 'Undo',
          onClick: () =>
            save.mutate(
              { stored: undefined, call: { words } },
              { onError: fail('Words not brought back') },
            ),
        },
      }),
    onError: fail('Words not removed'),
    onSettled,
  });
  return { save, remove };
}

/** The words of a group as one line of text. */
export const wordsText = (words: readonly string[]) => words.join(', ');

const conflictSchema = z.object({ current: synonymsSchema });

/** The group as somebody else has saved it, where the server refused a save because of that. */
export function currentOf(error: unknown): Synonyms | undefined {
  if (!(error instanceof HttpError) || error.status !== 412) return undefined;
  return conflictSchema.safeParse(JSON.parse(error.body)).data?.current;
}
