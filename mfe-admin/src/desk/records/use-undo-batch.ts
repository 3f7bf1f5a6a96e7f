import { deskApi } from '@town/contracts/managed-records/paths';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { useMutation, useQueryClient } from '@town/slice-kit/query';
import { sendJson } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import { useStaff } from '../session/staff';
import { useDeskFailure } from '../session/use-desk-failure';
import { deskKey } from '../session/use-staff-query';

/** Takes back a change of several records. */
export function useUndoBatch(kind: RecordKind, onUndone?: () => void): (batchId: string) => void {
  const { token } = useStaff();
  const queryClient = useQueryClient();
  const showToast = useToasts((state) => state.show);
  const fail = useDeskFailure();
  const mutation = useMutation({
    mutationFn: (batchId: string) => sendJson(deskApi.undoBatch(batchId), undefined, { token }),
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: [deskKey, kind.name] });
      showToast({ tone: 'success', title: 'Undone' });
      onUndone?.();
    },
    onError: fail('Not undone'),
  });
  return (batchId) => mutation.mutate(batchId);
}
