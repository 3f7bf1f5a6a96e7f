import { inboxApi } from '@town/contracts/inbox/paths';
import { fetchPage } from '../../lists/fetch-list';
import { deskPages } from '../desk-pages';
import { readItem } from '../inbox/inbox-item-reader';
import { useStaff } from '../session/staff';
import { useStaffQuery } from '../session/use-staff-query';

/**
 * Says that the sender of an event gets a mail, with a link to write to them; renders nothing when no
 * address is known. The link opens a new tab, so that the dialog stays open.
 */
export function EventSender({ id }: { id: string }) {
  const { data: item } = useEventItem(id);
  if (!item) return null;
  return (
    <p>
      The sender gets a mail about this ten minutes after the last change, unless the event is over
      or you undo this before.{' '}
      <a href={deskPages.inboxItem(item.id)} target="_blank" rel="noopener noreferrer">
        Write to {item.senderEmail}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </p>
  );
}

/** The inbox item of an event's submission, if the sender gave an address. */
function useEventItem(recordId: string) {
  const { token } = useStaff();
  return useStaffQuery({
    key: ['inbox', 'of event', recordId],
    async fetch(signal) {
      const filters = { kind: 'event', state: 'all', recordId };
      const { records } = await fetchPage(inboxApi.items, readItem, 0, filters, token, signal);
      // A service of the previous release ignores the filter and returns items of other records.
      return records.find((item) => item.recordId === recordId && item.senderEmail) ?? null;
    },
  });
}
