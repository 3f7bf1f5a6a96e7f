import { type InboxBulkCall, inboxBulkSchema } from '@town/contracts/inbox/calls';
import { inboxApi } from '@town/contracts/inbox/paths';
import { useMutation } from '@town/slice-kit/query';
import { sendJson } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import { useStaff } from '../session/staff';
import { useDeskFailure } from '../session/use-desk-failure';
import { useRefreshInbox } from './use-inbox';

/** Marks several items as done, all of them or none. A toast offers to undo it. */
export function useBulkDone(onDone: () => void) {
  const { token } = useStaff();
  const showToast = useToasts((state) => state.show);
  const fail = useDeskFailure();
  const onSettled = useRefreshInbox();
  const onError = fail('Nothing was changed');
  const send = async (call: InboxBulkCall) =>
    inboxBulkSchema.parse(await sendJson(inboxApi.bulk, call, { token })).changed;

  const reopen = useMutation({
    mutationFn: (ids: string[]) => send({ ids, state: 'open' }),
    onSuccess: () => showToast({ tone: 'success', title: 'Open again' }),
    onError,
    onSettled,
  });
  return useMutation({
    mutationFn: (ids: string[]) => send({ ids, state: 'done' }),
    onSuccess(changed) {
      const { length } = changed;
      onDone();
      showToast({
        tone: 'success',
        title: length === 0 ? 'Done already' : `${length} ${length === 1 ? 'item' : 'items'} done`,
        ...(length > 0 && { action: { label: 'Undo', onClick: () => reopen.mutate(changed) } }),
      });
    },
    onError,
    onSettled,
  });
}
