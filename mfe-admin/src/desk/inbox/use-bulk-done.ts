import { staffApi } from '@town/contracts/api/paths';
import { type InboxBulk, type InboxBulkCall, inboxBulkSchema } from '@town/contracts/inbox/calls';
import { inboxApi } from '@town/contracts/inbox/paths';
import { useMutation } from '@town/slice-kit/query';
import { sendJson } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import { listReader } from '@town/slice-kit/tolerant';
import { type RefObject, useState } from 'react';
import { readAdvertiser, type ShownAdvertiser } from '../../dashboard/advertisers-query';
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
    onSuccess({ restored }) {
      setDone(undefined);
      heading.current?.focus();
      showToast({
        tone: 'success',
        title: 'Open again',
        ...(restored.length > 0 && { description: restoredWords(restored.length) }),
      });
    },
    onError,
    onSettled,
  });
  const undo = ({ changed }: DoneItems) => reopen.mutate(changed);
  const finish = useMutation({
    async mutationFn(items: readonly ShownItem[]): Promise<InboxBulk> {
      const kept = await keptApplications(items, token);
      const ids = items.map(({ id }) => id).filter((id) => !kept.some((each) => each.id === id));
      if (ids.length === 0) return { changed: [], refused: kept, restored: [] };
      const call = {
        ids,
        state: 'done',
        archivesEvents: true,
        finishesApplications: true,
      } as const;
      const { refused, ...answer } = await send(call);
      return { ...answer, refused: [...kept, ...refused] };
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

const restoredWords = (events: number) =>
  events === 1
    ? '1 event is back from the archive.'
    : `${events} events are back from the archive.`;

/**
 * The applications that are more than an unpaid form, and why. Only the advertising service knows this. What it
 * does not answer stays in the inbox, too.
 */
async function keptApplications(
  items: readonly ShownItem[],
  token: string,
): Promise<InboxBulk['refused']> {
  const applications = items.filter(({ kind }) => kind === 'application');
  if (applications.length === 0) return [];
  const ids = applications.map(({ recordId }) => recordId).join(',');
  const query = new URLSearchParams({ ids, limit: String(applications.length) });
  const { data } = await fetchAsStaff(`${staffApi.advertisers}?${query}`, token);
  const found = new Map(listReader(readAdvertiser)(data).map((each) => [each.id, each]));
  return applications.flatMap(({ id, recordId, subject }) => {
    const reason = reasonToKeep(found.get(recordId));
    if (!reason) return [];
    return [{ id, reason: `“${subject}” ${reason}. Please decide on it on its own page.` }];
  });
}

function reasonToKeep(application: ShownAdvertiser | undefined): string | undefined {
  if (!application) return 'could not be checked, because its application was not found';
  if (application.payment) return 'has been paid for';
  if (application.paymentIntentId) return 'has a payment that was begun';
  return application.status === 'pending'
    ? undefined
    : `is not waiting any more: ${application.status}`;
}
