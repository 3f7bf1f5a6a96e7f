import type { FieldError } from '@town/contracts/api/problem';
import { isRepeatedOn } from '@town/contracts/calendar/recurrence/dates';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import * as z from 'zod/mini';
import { entriesOf, exceptionOf } from './occurrences/exceptions.js';

const repeatedSchema = z.object({ date: z.iso.date(), recurrence: z.string() });

/**
 * Validates the exceptions that a save adds to a recurring event. A clerk who cancels a date on which the
 * event does not take place would believe that visitors see it. Existing exceptions are not checked,
 * because the rule may have changed since, and calendar files contain such dates, too.
 */
export function newExceptionErrors(before: RecordContent, content: RecordContent): FieldError[] {
  const event = repeatedSchema.safeParse(content).data;
  if (!event) return [];
  const known = new Set(exceptionDates(before));
  return exceptionDates(content).flatMap((date, index) => {
    if (!date || known.has(date)) return [];
    if (isRepeatedOn(event.recurrence, event.date, date)) return [];
    const message = 'The event does not take place on this date';
    return [{ path: `exceptions.${index}.date`, message }];
  });
}

/** The date of each exception; undefined when it is incomplete. */
const exceptionDates = (content: RecordContent): (string | undefined)[] =>
  entriesOf(content).map((entry) => exceptionOf(entry)?.date);
