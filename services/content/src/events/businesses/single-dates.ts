import { exceptionsAtMost } from '@town/contracts/calendar/event-fields';
import { isRepeatedOn } from '@town/contracts/calendar/recurrence/dates';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import { addDays } from '@town/contracts/town/date';
import { ValidationProblem } from '@town/service-kit/http/validation-problem';
import { exceptionsIn } from '../occurrences/exceptions.js';
import { daysBetween } from '../occurrences/expand-event.js';

/** Refuses a date that the owner cannot change. */
export function refuseDate(content: RecordContent, repetition: string, today: string): void {
  const message = wrongDate(content, repetition, today);
  if (message) throw new ValidationProblem([{ path: 'date', message }]);
}

function wrongDate(content: RecordContent, repetition: string, today: string) {
  const { date, endDate, recurrence, status } = content;
  if (status === 'cancelled') return 'The whole event is cancelled';
  const all = exceptionsIn(content);
  const known = all.find((each) => each.date === repetition);
  if (typeof recurrence !== 'string' || typeof date !== 'string') return noSuchDate;
  if (!isRepeatedOn(recurrence, date, repetition) || known?.change === 'out') return noSuchDate;
  if (known?.change === 'moved') return 'Our staff have moved this date. Please write to us';
  const days = typeof endDate === 'string' && endDate ? daysBetween(date, endDate) : 0;
  if (addDays(repetition, days) < today) return 'This date is over';
  if (!known && all.length >= exceptionsAtMost) {
    return 'Too many single dates have changed. Please write to us';
  }
  return undefined;
}

const noSuchDate = 'The event does not take place on this date';
