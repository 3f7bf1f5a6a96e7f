import { withClockTimes } from '../town/clock-time.js';

/** When an event begins and ends on a clock, each as "18:30". */
export interface EventHours {
  begin: string;
  /** Null where the organiser has not said it. */
  end: string | null;
}

const span = /(\d{1,2}):(\d\d) (AM|PM)(?:\s*(?:-|–|—|to|until)\s*(\d{1,2}):(\d\d) (AM|PM))?/i;

/**
 * The hours in what an organiser has written, for example "6:00 PM" or "9 AM - 2 PM"; undefined where
 * no time of day can be read, as in "all day" or "sunset". Of several spans the first counts.
 */
export function eventHours(words: string | null): EventHours | undefined {
  const found = span.exec(withClockTimes(words ?? ''));
  if (!found) return undefined;
  const [, hour, minutes, half, endHour, endMinutes, endHalf] = found;
  const end = endHour ? clock(endHour, endMinutes, endHalf) : null;
  return { begin: clock(hour, minutes, half), end };
}

function clock(hour = '', minutes = '', half = ''): string {
  const hours = (Number(hour) % 12) + (/pm/i.test(half) ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minutes}`;
}
