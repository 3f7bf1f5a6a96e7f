import { eventHours } from './event-hours.js';

/** The error of an end that is not after the beginning. */
export const endMessage = 'The end must be after the beginning';

const text = (value: unknown): string | null => (typeof value === 'string' && value) || null;

/** When an event begins and ends, as forms have it. */
interface EventTimes {
  date?: unknown;
  time?: unknown;
  endDate?: unknown;
  endTime?: unknown;
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
