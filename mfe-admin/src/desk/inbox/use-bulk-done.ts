import { staffApi } from '@town/contracts/api/paths';
import { type InboxBulk, type InboxBulkCall, inboxBulkSchema } from '@town/contracts/inbox/calls';
import { inboxApi } from '@town/contracts/inbox/paths';
import { useMutation } from '@town/slice-kit/query';
import { sendJson } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import { listReader } from '@town/slice-kit/tolerant';
import { type RefObject, useState } from 'react';
import { readAdvertiser } from '../../dashboard/advertisers-query';
import { fetchAsStaff } from '../../lists/fetch-list';
import { useStaff } from '../session/staff';
import { useDeskFailure } from '../session/use-desk-failure';
import type { ShownItem } from './inbox-item-reader';
import { useRefreshInbox } from './use-inbox';

/** Items that were marked as done together, and those that could not be. */
interface DoneItems extends InboxBulk {
  title: string;
}

export type BulkDoneActions = ReturnType<typeof useBulkDone>;

/**
 * Marks several items as done. The service decides on each; the answer stays on the page with its undo, because
 * a toast is gone after seconds.
 * @param heading takes the focus when the button that had it is gone
 */
export function useBulkDone(heading: RefObject<HTMLHeadingElement | null>) {
  const { token } = useStaff();
  const showToast = useToasts((state) => state.show);
  const onError = useDeskFailure()('Nothing was changed');
  const refresh = useRefreshInbox();
  // Nothing waits for the lists: a dialog that asked before closes at once.
  const onSettled = () => void refresh();
  const [done, setDone] = useState<DoneItems>();
  const send = async (call: InboxBulkCall) =>
    inboxBulkSchema.parse(await sendJson(inboxApi.bulk, call, { token }));

  const reopen = useMutation({
    mutationFn: (ids: string[]) => send({ ids, state: 'open' }),
    onSuccess() {
      setDone(undefined);
      heading.current?.focus();
      showToast({ tone: 'success', title: 'Open again' });
    },
    onError,
    onSettled,
  });
  const undo = ({ changed }: DoneItems) => reopen.mutate(changed);
  const finish = useMutation({
    async mutationFn(items: readonly ShownItem[]): Promise<InboxBulk> {
      const paid = await paidAmong(items, token);
      const ids = items.filter((item) => !paid.includes(item)).map(({ id }) => id);
      const { changed, refused } =
        ids.length > 0
          ? await send({ ids, state: 'done', archivesEvents: true, finishesApplications: true })
          : { changed: [], refused: [] };
      return { changed, refused: [...paid.map(asRefused), ...refused] };
    },
    onSuccess(answer) {
      const { length } = answer.changed;
      const result = { title: titleOf(answer), ...answer };
      showToast({
        tone: length === 0 && answer.refused.length > 0 ? 'error' : 'success',
        title: result.title,
        ...(length > 0 && { action: { label: 'Undo', onClick: () => undo(result) } }),
      });
    },
    onError,
    onSettled,
  });
  /** To be called when no dialog is open any more: behind one the result is not announced or focused. */
  function showResult(answer: InboxBulk): void {
    setDone({ title: titleOf(answer), ...answer });
    heading.current?.focus();
  }
  return { finish, showResult, done, undo };
}

function titleOf({ changed: { length }, refused }: InboxBulk): string {
  if (length > 0) return `${length} ${length === 1 ? 'item' : 'items'} done`;
  return refused.length > 0 ? 'Nothing was changed' : 'Done already';
}

/**
 * The applications that are more than an unpaid form: somebody has paid, or staff are working on them. Only
 * the advertising service knows this.
 */
async function paidAmong(items: readonly ShownItem[], token: string): Promise<ShownItem[]> {
  const applications = items.filter(({ kind }) => kind === 'application');
  if (applications.length === 0) return [];
  const query = new URLSearchParams({ status: 'pending', limit: '500' });
  const { data } = await fetchAsStaff(`${staffApi.advertisers}?${query}`, token);
  const unpaid = listReader(readAdvertiser)(data).filter(
    ({ payment, paymentIntentId }) => !payment && !paymentIntentId,
  );
  const ids = new Set(unpaid.map(({ id }) => id));
  return applications.filter(({ recordId }) => !ids.has(recordId));
}

const asRefused = ({ id, subject }: ShownItem) => ({
  id,
  reason: `“${subject}” has been paid for, or somebody works on it. Please decide on it on its own page.`,
});
