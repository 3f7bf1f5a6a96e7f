import { eventKind } from '@town/contracts/managed-records/managed-kinds';
import { deskApi } from '@town/contracts/managed-records/paths';
import { formatDate } from '@town/contracts/town/date';
import { Link } from '@town/slice-kit/router';
import { listReader } from '@town/slice-kit/tolerant';
import { Notice } from '@town/ui/notice';
import { fetchAsStaff } from '../../lists/fetch-list';
import { deskPages } from '../desk-pages';
import { deskRecordReader } from '../records/desk-record';
import { StateWord } from '../records/state-word';
import { useStaff } from '../session/staff';
import { useStaffQuery } from '../session/use-staff-query';

const found = 50;

interface SameEventProps {
  title: string;
  /** YYYY-MM-DD. */
  date: string;
  /** The id of the event itself, once it is saved. */
  id: string | undefined;
}

/** Warns that another event, which may be a draft, has the same title and day. */
export function SameEvent({ title, date, id }: SameEventProps) {
  const { token } = useStaff();
  const { data = [] } = useStaffQuery({
    key: [eventKind.name, 'same', title, date],
    async fetch(signal) {
      const query = new URLSearchParams({ q: title.slice(0, 100), limit: String(found) });
      const address = `${deskApi.records(eventKind.name)}?${query}`;
      const { data: events } = await fetchAsStaff(address, token, signal);
      return listReader(deskRecordReader(eventKind))(events);
    },
  });
  const letters = (text: string) => text.trim().toLowerCase();
  const same = data.filter(
    (event) =>
      event.id !== id && event.content['date'] === date && letters(event.title) === letters(title),
  );
  if (same.length === 0) return null;
  return (
    <Notice tone="warning" title="Is it there already?">
      <p>There is an event with this title on {formatDate(date)}:</p>
      <ul>
        {same.map((event) => (
          <li key={event.id}>
            <Link to={deskPages.record(eventKind.name, event.id)}>{event.title}</Link>{' '}
            <StateWord record={event} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
