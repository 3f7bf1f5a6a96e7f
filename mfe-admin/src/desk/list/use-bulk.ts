import { type BulkAction, batchSchema } from '@town/contracts/managed-records/calls';
import { deskApi } from '@town/contracts/managed-records/paths';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { statusOf } from '@town/slice-kit/http-error';
import { useMutation } from '@town/slice-kit/query';
import { sendJson } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import type { DeskRecord } from '../records/desk-record';
import { useRefreshRecords } from '../records/use-refresh-records';
import { useStaff } from '../session/staff';
import { useDeskFailure } from '../session/use-desk-failure';
import type { BulkUndo } from './use-bulk-undo';

interface BulkCall {
  records: readonly DeskRecord[];
  action: BulkAction;
  category?: string;
  reason?: string;
}

const done: Record<BulkAction, string> = {
  publish: 'published',
  unpublish: 'unpublished',
  archive: 'archived',
  unarchive: 'restored from the archive',
  recategorise: 'moved to another category',
  cancel: 'cancelled',
};

/** Changes several records at once. A toast and the list offer to undo all of it. */
export function useBulk(kind: RecordKind, { offer, undo }: BulkUndo, onDone: () => void) {
  const { token } = useStaff();
  const refresh = useRefreshRecords(kind);
  const showToast = useToasts((state) => state.show);
  const fail = useDeskFailure();
  const mutation = useMutation({
    async mutationFn({ records, ...call }: BulkCall) {
      const body = {
        ids: records.map(({ id }) => id),
        ...call,
        // The server refuses records that were changed since they were listed, because the clerk has not seen that.
        versions: Object.fromEntries(records.map(({ id, version }) => [id, version])),
      };
      return batchSchema.parse(await sendJson(deskApi.bulk(kind.name), body, { token }));
    },
    async onSuccess({ batchId, count }, { action }) {
      await refresh();
      const title = `${count} ${count === 1 ? kind.one : kind.many} ${done[action]}`;
      offer({ batchId, title });
      showToast({
        tone: 'success',
        title,
        action: { label: 'Undo', onClick: () => undo(batchId) },
      });
      onDone();
    },
    onError(error) {
      fail('Nothing was changed')(error);
      if (statusOf(error) === 409) return refresh();
    },
  });
  return {
    run: (call: BulkCall) => mutation.mutate(call),
    running: mutation.isPending ? mutation.variables.action : undefined,
  };
}
