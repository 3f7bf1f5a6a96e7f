import * as z from 'zod/mini';
import { addDays } from '../town/date.js';
import { eventHours } from './event-hours.js';

/** The error of an end that is not after the beginning. */
export const endMessage = 'The end must be after the beginning';
const lengthMessage = 'An event can last a year at most';
const mostDays = 366;

const text = (value: unknown): string | null => (typeof value === 'string' && value) || null;

/** When an event begins and ends, as forms have it. */
interface EventTimes {
  date?: unknown;
  time?: unknown;
  endDate?: unknown;
  endTime?: unknown;
}

/** Checks of an event's last day against its first. */
export function lastDayChecks<Event extends EventTimes>() {
  const check = (error: string, holds: (first: string, last: string) => boolean) =>
    z.refine<Event>(
      ({ date, endDate }) => {
        const [first, last] = [text(date), text(endDate)];
        return !first || !last || holds(first, last);
      },
      { error, path: ['endDate'] },
    );
  return [
    check(endMessage, (first, last) => last >= first),
    check(lengthMessage, (first, last) => last <= addDays(first, mostDays)),
  ];
}

/**
 * Whether an event ends on the day on which it begins, but not later than it begins. The end of an
 * evening before 6 AM is on the next morning.
 */
export function endsTooEarly({ date, time, endDate, endTime }: EventTimes): boolean {
  const lastDay = text(endDate);
  if (lastDay && lastDay !== text(date)) return false;
  const [begin, end] = [eventHours(text(time))?.begin, eventHours(text(endTime))?.begin];
  if (begin === undefined || end === undefined || end > begin) return false;
  const isNextMorning = begin >= '12:00' && end < '06:00';
  return !isNextMorning;
}
