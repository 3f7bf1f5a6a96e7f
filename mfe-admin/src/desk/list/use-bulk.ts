import { type BulkAction, batchSchema } from '@town/contracts/managed-records/calls';
import { deskApi } from '@town/contracts/managed-records/paths';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { useMutation, useQueryClient } from '@town/slice-kit/query';
import { sendJson } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import { useUndoBatch } from '../records/use-undo-batch';
import { useStaff } from '../session/staff';
import { useDeskFailure } from '../session/use-desk-failure';
import { deskKey } from '../session/use-staff-query';

interface BulkCall {
  ids: readonly string[];
  action: BulkAction;
  category?: string;
}

const done: Record<BulkAction, string> = {
  publish: 'published',
  unpublish: 'unpublished',
  archive: 'archived',
  unarchive: 'restored from the archive',
  recategorise: 'moved to another category',
};

/** Changes several records at once. One toast offers to undo all of it. */
export function useBulk(kind: RecordKind, onDone: () => void) {
  const { token } = useStaff();
  const queryClient = useQueryClient();
  const showToast = useToasts((state) => state.show);
  const fail = useDeskFailure();
  const undo = useUndoBatch(kind);
  const mutation = useMutation({
    mutationFn: async (call: BulkCall) =>
      batchSchema.parse(await sendJson(deskApi.bulk(kind.name), call, { token })),
    async onSuccess({ batchId, count }, { action }) {
      await queryClient.invalidateQueries({ queryKey: [deskKey, kind.name] });
      showToast({
        tone: 'success',
        title: `${count} ${count === 1 ? kind.one : kind.many} ${done[action]}`,
        action: { label: 'Undo', onClick: () => undo(batchId) },
      });
      onDone();
    },
    onError: fail('Nothing was changed'),
  });
  return {
    run: (call: BulkCall) => mutation.mutate(call),
    running: mutation.isPending ? mutation.variables.action : undefined,
  };
}
