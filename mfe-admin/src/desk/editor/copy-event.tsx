import { eventKind } from '@town/contracts/managed-records/managed-kinds';
import { useNavigate } from '@town/slice-kit/router';
import { Button } from '@town/ui/button';
import { deskPages } from '../desk-pages';
import type { DeskRecord } from '../records/desk-record';
import { valuesOf } from './record-values';
import { useBeginRecord } from './use-begin-record';

const press = 'Make a copy';

/** What next year's event does not have: the days, what happened to them, their tickets, and a picture of that day. */
const ofThatDay = [
  'date',
  'endDate',
  'recurrence',
  'exceptions',
  'status',
  'statusNote',
  'previousDate',
  'ticketUrl',
  'featured',
  'imageUrl',
  'imageAlt',
];

/**
 * Opens the form of a new event with the texts of this one, for example for next year's festival. It is no link,
 * because in another tab the form would be empty.
 */
export function CopyEvent({ event }: { event: DeskRecord }) {
  const begin = useBeginRecord(eventKind, press);
  const navigate = useNavigate();
  function copy(): void {
    const kept = Object.entries(event.content).filter(([name]) => !ofThatDay.includes(name));
    begin(valuesOf(eventKind, Object.fromEntries(kept)), event.id);
    navigate(deskPages.newRecord(eventKind.name));
  }
  return (
    <Button variant="quiet" onClick={copy}>
      {press}
    </Button>
  );
}
