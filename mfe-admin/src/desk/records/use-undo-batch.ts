import { deskApi } from '@town/contracts/managed-records/paths';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { useMutation, useQueryClient } from '@town/slice-kit/query';
import { sendJson } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import { useStaff } from '../session/staff';
import { useDeskFailure } from '../session/use-desk-failure';
import { deskKey } from '../session/use-staff-query';
import { useRefreshRecords } from './use-refresh-records';

const mutationKey = [deskKey, 'undo'];

/** Undoes a change of several records. Undoing a large import takes time, so the request is sent only once. */
export function useUndoBatch(kind: RecordKind, onUndone?: () => void) {
  const { token } = useStaff();
  const queryClient = useQueryClient();
  const refresh = useRefreshRecords(kind);
  const showToast = useToasts((state) => state.show);
  const fail = useDeskFailure();
  const mutation = useMutation({
    mutationKey,
    mutationFn: (batchId: string) => sendJson(deskApi.undoBatch(batchId), undefined, { token }),
    async onSuccess() {
      await refresh();
      showToast({ tone: 'success', title: 'Undone' });
      onUndone?.();
    },
    onError: fail('Not undone'),
  });
  const undo = (batchId: string) => {
    if (queryClient.isMutating({ mutationKey }) === 0) mutation.mutate(batchId);
  };
  return { undo, undoing: mutation.isPending };
}
