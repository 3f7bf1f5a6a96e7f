import { eventHours } from './event-hours.js';

/** What an organiser has said about an event's hours, in words. */
export interface EventTimes {
  time: string | null;
  endTime: string | null;
}

/** When an event ends on its last day, as "18:30"; undefined where nobody has said when it is. */
export function lastHour({ time, endTime }: EventTimes): string | undefined {
  const hours = eventHours(time);
  const said = eventHours(endTime)?.begin ?? hours?.end;
  if (said || !hours) return said ?? undefined;
  return later(hours.begin);
}

/**
 * Whether an event has ended; one whose end nobody has said is over two hours after it began.
 * @param clock a moment on the town's clock: "2027-03-12T18:30"
 */
export function isOver(
  event: EventTimes & { date: string; endDate: string | null },
  clock: string,
): boolean {
  const { date, endDate } = event;
  const lastDay = endDate && endDate > date ? endDate : date;
  return `${lastDay}T${lastHour(event) ?? '24:00'}` <= clock;
}

/** Two hours later on the same day. */
function later(clock: string): string {
  const hour = Math.min(Number(clock.slice(0, 2)) + 2, 24);
  return hour === 24 ? '24:00' : `${String(hour).padStart(2, '0')}${clock.slice(2)}`;
}
