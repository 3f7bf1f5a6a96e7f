import { isOver } from '@town/contracts/calendar/event-over';
import { lastDay } from '@town/contracts/calendar/last-day';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { formatDate } from '@town/contracts/town/date';
import { useTownMoment } from '@town/slice-kit/use-town-moment';
import { Notice } from '@town/ui/notice';
import type { DeskRecord } from '../../records/desk-record';
import type { RecordForm } from '../use-record-form';

interface EventOverProps {
  kind: RecordKind;
  record: DeskRecord | undefined;
  values: RecordForm['values'];
}

/**
 * Warns that an event with these dates is already over, so that publishing has no effect. For a repeated
 * event the message is below its recurrence rule.
 */
export function EventOver({ kind, record, values }: EventOverProps) {
  const { clock } = useTownMoment();
  const text = (name: string) => String(values[name] ?? '');
  const date = text('date');
  if (kind.name !== 'events' || record?.state === 'archived') return null;
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || text('recurrence')) return null;
  const endDate = text('endDate') || null;
  const times = { time: text('time') || null, endTime: text('endTime') || null };
  if (!isOver({ date, endDate, ...times }, clock)) return null;
  return (
    <Notice tone="warning" title="This event is over">
      <p>
        Its last day was {formatDate(lastDay({ date, endDate }))}.{' '}
        {record?.state === 'published'
          ? 'It is no longer in the calendar. Visitors find it by the search and by its own link.'
          : 'Published, it would not be in the calendar: visitors would find it only by the search and by its own link.'}
      </p>
    </Notice>
  );
}
