/** Rules between the fields of an event, shared by forms and server. */
import * as z from 'zod/mini';
import type { RecordContent } from '../managed-records/record-kind.js';
import { endMessage, endsTooEarly, lastDayChecks } from './event-end.js';
import { ruleMisfit } from './recurrence/rule-misfit.js';

const text = (value: unknown): string | null => (typeof value === 'string' && value) || null;

const check = (field: string, error: string, holds: (event: RecordContent) => boolean) =>
  z.refine<RecordContent>(holds, { error, path: [field] });

export const eventChecks = [
  ...lastDayChecks<RecordContent>(),
  check('endTime', endMessage, (event) => !endsTooEarly(event)),
  check(
    'endTime',
    'Please enter when it begins, too',
    ({ time, endTime }) => !text(endTime) || Boolean(text(time)),
  ),
  z.check<RecordContent>(({ value, issues }) => {
    const { date, recurrence } = value;
    const message = ruleMisfit(text(recurrence), text(date));
    if (message) issues.push({ code: 'custom', message, path: ['recurrence'], input: recurrence });
  }),
  z.check<RecordContent>(({ value, issues }) => {
    const seen = new Set<unknown>();
    for (const [index, entry] of exceptionsOf(value).entries()) {
      const wrong = wrongException(entry, seen);
      seen.add(entry['date']);
      if (!wrong) continue;
      const path = ['exceptions', index, wrong.field];
      issues.push({ code: 'custom', message: wrong.message, path, input: entry });
    }
  }),
];

function exceptionsOf({ exceptions }: RecordContent): RecordContent[] {
  return Array.isArray(exceptions) ? exceptions : [];
}

function wrongException({ date, change, newDate, newTime }: RecordContent, seen: Set<unknown>) {
  if (date && seen.has(date)) {
    return { field: 'date', message: 'This date has an exception already' };
  }
  if (change === 'moved' && !newDate && !newTime) {
    return { field: 'newDate', message: 'Please enter the new date or the new time' };
  }
  return undefined;
}
