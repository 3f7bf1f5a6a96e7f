import { addDays } from '../town/date.js';
import { eventHours } from './event-hours.js';
import { lastDay } from './last-day.js';

/** The hours of an event, in the organiser's words. */
export interface EventTimes {
  time: string | null;
  endTime: string | null;
}

/**
 * The time at which an event ends on its last day, as "18:30"; undefined where its hours are not known. An
 * event from 8:00 PM to 1:00 AM lasts until midnight there, because it ends on the next day.
 * @param isOneNight whether its last day is the one after its first, and so the day on which it ends
 */
export function lastHour({ time, endTime }: EventTimes, isOneNight: boolean): string | undefined {
  const hours = eventHours(time);
  const said = eventHours(endTime)?.begin;
  if (!hours) return said;
  const { begin, end } = hours;
  if (said) return said <= begin && !isOneNight ? '24:00' : said;
  if (!end) return later(begin);
  return end <= begin ? '24:00' : end;
}

/**
 * Whether an event has ended. Without a known end, it is over two hours after its beginning.
 * @param clock a moment on the town's clock: "2027-03-12T18:30"
 */
export function isOver(
  event: EventTimes & { date: string; endDate: string | null },
  clock: string,
): boolean {
  const last = lastDay(event);
  return `${last}T${lastHour(event, last === addDays(event.date, 1)) ?? '24:00'}` <= clock;
}

/** Two hours later on the same day. */
function later(clock: string): string {
  const hour = Math.min(Number(clock.slice(0, 2)) + 2, 24);
  return hour === 24 ? '24:00' : `${String(hour).padStart(2, '0')}${clock.slice(2)}`;
}
