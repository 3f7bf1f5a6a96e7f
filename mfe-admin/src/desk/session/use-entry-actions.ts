import { useMutation, useQueryClient } from '@town/slice-kit/query';
import { sendJson } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import { saveVersioned } from '../../lists/save-versioned';
import { useStaff } from './staff';
import { useDeskFailure } from './use-desk-failure';
import { deskKey } from './use-staff-query';

interface EntryKind<Entry, Call> {
  /** The query key of the list. */
  key: string;
  /** Where a new entry goes. */
  collection: string;
  /** The address of an entry. */
  item(id: string): string;
  /** The request body that recreates an entry, for an undo. */
  callOf(entry: Entry): Call;
  saved(call: Call): string;
  removed(entry: Entry): string;
  notRemoved: string;
  notBroughtBack: string;
}

export interface SaveCall<Entry, Call> {
  /** The entry that the form was filled from; undefined for a new entry. */
  stored: Entry | undefined;
  call: Call;
}

/**
 * The actions of editors on the entries of a short list. Each shows its result in a toast; a form itself
 * shows why its entry could not be saved.
 */
export function useEntryActions<Entry extends { id: string; version: number }, Call>(
  kind: EntryKind<Entry, Call>,
) {
  const { token } = useStaff();
  const queryClient = useQueryClient();
  const showToast = useToasts((state) => state.show);
  const fail = useDeskFailure();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: [deskKey, kind.key] });

  const save = useMutation({
    mutationFn: ({ stored, call }: SaveCall<Entry, Call>) =>
      saveVersioned({ stored, call, token, collection: kind.collection, item: kind.item }),
    onSuccess: (_, { call }) => showToast({ tone: 'success', title: kind.saved(call) }),
    onSettled,
  });
  const bringBack = (entry: Entry) =>
    save.mutate(
      { stored: undefined, call: kind.callOf(entry) },
      { onError: fail(kind.notBroughtBack) },
    );
  const remove = useMutation({
    mutationFn: ({ id }: Entry) => sendJson(kind.item(id), undefined, { method: 'DELETE', token }),
    onSuccess: (_, entry) =>
      showToast({
        tone: 'success',
        title: kind.removed(entry),
        action: { label: 'Undo', onClick: () => bringBack(entry) },
      }),
    onError: fail(kind.notRemoved),
    onSettled,
  });
  return { save, remove };
}
