import {
  type BusinessEvent,
  businessEventSchema,
  type EventDate,
} from '@town/contracts/calendar/business-events';
import { lastDay } from '@town/contracts/calendar/last-day';
import { daysAhead } from '@town/contracts/calendar/recurrence/dates';
import { eventStatuses } from '@town/contracts/calendar/statuses';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import { addDays } from '@town/contracts/town/date';
import type { RecordEntity } from '@town/managed-records/records/record-entity';
import { exceptionsIn, exceptionValues } from '../occurrences/exceptions.js';
import { expandEvent } from '../occurrences/expand-event.js';
import { ownValues, type SeenEvent, seenValues, versionOf } from '../own-event.js';

/** How far back a date may begin that is not over: an event lasts a year at most, and may be moved. */
const daysBack = 2 * daysAhead;

/** A weekly event has 53 dates within a year; staff can make daily ones. */
const datesAtMost = 120;

/** The response for the owner of a business, including changes that wait for the staff. */
export function toBusinessEvent(
  record: RecordEntity,
  seen: SeenEvent,
  today: string,
): BusinessEvent {
  const { content } = seen;
  return businessEventSchema.parse({
    ...ownValues(record, seen),
    recurrence: content['recurrence'] || null,
    dates: comingDates(record.id, content, today),
    version: businessVersion(content),
  });
}

/**
 * The version of what an owner sees. The rule and the single dates are added only when set, so that
 * versions of other events stay the same as in earlier releases.
 */
export function businessVersion(content: RecordContent): string {
  const seen = seenValues(content);
  const { recurrence } = content;
  if (recurrence) seen.push(recurrence, exceptionsIn(content).map(exceptionValues));
  return versionOf(seen);
}

/** The dates of a repeated event that are not over, the next first; none of an event that takes place once. */
function comingDates(id: string, content: RecordContent, today: string): EventDate[] {
  const { date, endDate, time, endTime, status, statusNote, recurrence } = content;
  if (typeof recurrence !== 'string' || typeof date !== 'string') return [];
  const text = (value: unknown) => (typeof value === 'string' && value) || null;
  const event = {
    ...{ id, date, recurrence, exceptions: exceptionsIn(content) },
    ...{ endDate: text(endDate), time: text(time), endTime: text(endTime) },
    status: eventStatuses.find((each) => each === status) ?? null,
    statusNote: text(statusNote),
  };
  return expandEvent(event, addDays(today, -daysBack), addDays(today, daysAhead))
    .filter(({ date: first, end_date }) => lastDay({ date: first, endDate: end_date }) >= today)
    .map(({ repetition, date: day, time: begin, status: state, status_note }) => ({
      ...{ repetition, date: day, time: begin, status: state, note: status_note },
    }))
    .sort((a, b) => a.date.localeCompare(b.date))
    .slice(0, datesAtMost);
}
