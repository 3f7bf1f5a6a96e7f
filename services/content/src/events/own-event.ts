import { createHash } from 'node:crypto';
import { type OwnEvent, ownEventSchema } from '@town/contracts/calendar/private-link';
import {
  daysAhead,
  isRepeatedOn,
  recurrenceDates,
} from '@town/contracts/calendar/recurrence/dates';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import { addDays } from '@town/contracts/town/date';
import type { RecordEntity } from '@town/managed-records/records/record-entity';
import { exceptionsIn } from './occurrences/exceptions.js';
import { daysBetween } from './occurrences/expand-event.js';

/** Whether an event is over on a day; a recurring one is over after its last date. */
export function isOver(content: RecordContent, today: string): boolean {
  const { date, endDate, recurrence } = content;
  const begin = String(date || '');
  const end = String(endDate || begin);
  if (end >= today) return false;
  if (typeof recurrence !== 'string' || !begin) return true;
  const from = addDays(today, -daysBetween(begin, end));
  const span = { from, to: addDays(today, daysAhead), limit: 1 };
  if (recurrenceDates(recurrence, begin, span).length > 0) return false;
  return !exceptionsIn(content).some(
    ({ change, date: was, newDate }) =>
      change === 'moved' && newDate && newDate >= from && isRepeatedOn(recurrence, begin, was),
  );
}

/** The content of an event as its sender sees it. */
export interface SeenEvent {
  content: RecordContent;
  awaitsReview: boolean;
}

/** The response for the sender, including changes that wait for the staff. */
export function toOwnEvent(record: RecordEntity, seen: SeenEvent): OwnEvent {
  return ownEventSchema.parse(ownValues(record, seen));
}

/** The values of an event that its sender sees. */
export function ownValues(
  { id, slug, publishedVersion }: RecordEntity,
  { content, awaitsReview }: SeenEvent,
): RecordContent {
  return {
    time: null,
    endTime: null,
    location: null,
    category: null,
    ...content,
    endDate: content['endDate'] || null,
    description: content['description'] ?? '',
    status: content['status'] ?? 'scheduled',
    id,
    slug: publishedVersion === null ? null : slug,
    awaitsReview,
    version: seenVersion(content),
  };
}

const seenFields = ['title', 'description', 'category', 'date', 'time', 'endTime', 'location'];

/** The version of what a sender sees. It does not change with fields that only staff see. */
export function seenVersion(content: RecordContent): string {
  return versionOf(seenValues(content));
}

/** A short text that differs for different values. */
export const versionOf = (seen: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 16);

/** The values that make such a version. */
export function seenValues(content: RecordContent): unknown[] {
  const seen = seenFields.map((name) => content[name] || null);
  seen.push(content['status'] || 'scheduled');
  // The end date is added only when set, so that versions of one-day events stay the same as in earlier
  // releases.
  if (content['endDate']) seen.push(content['endDate']);
  return seen;
}
