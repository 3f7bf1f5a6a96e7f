import { addDays } from '../town/date.js';
import { eventHours } from './event-hours.js';
import type { EventTimes } from './event-over.js';
import { lastDay } from './last-day.js';

/** The last day and the time at which an event ends. */
export interface EndOfEvent {
  /** YYYY-MM-DD */
  day: string;
  /** As "18:30"; null where the organiser has not said it. */
  hour: string | null;
}

/**
 * The day and the time of an event's end, as entered by its organiser. An event whose end is before its
 * beginning, such as 8:00 PM to 1:00 AM, ends on the day after its last day, unless its last day is
 * already the day after its first.
 */
export function endOfEvent(
  event: EventTimes & { date: string; endDate: string | null },
): EndOfEvent {
  const last = lastDay(event);
  const hours = eventHours(event.time);
  const hour = eventHours(event.endTime)?.begin ?? hours?.end ?? null;
  const nextDay = addDays(event.date, 1);
  const passesMidnight = hour !== null && hours !== undefined && hour <= hours.begin;
  return { day: passesMidnight && last !== nextDay ? addDays(last, 1) : last, hour };
}
