import { addDays } from '../town/date.js';
import { eventHours } from './event-hours.js';
import type { EventTimes } from './event-over.js';
import { lastDay } from './last-day.js';

/** Where an event ends. */
export interface EndOfEvent {
  /** YYYY-MM-DD */
  day: string;
  /** As "18:30"; null where the organiser has not said it. */
  hour: string | null;
}

/**
 * The day and the hour of an event's end as its organiser has said them. What ends before it begins,
 * as one of 8:00 PM to 1:00 AM, ends on the day after its last, unless that is the next day already.
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
