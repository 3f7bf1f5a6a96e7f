import { withClockTimes } from '../town/clock-time.js';

/** When an event begins and ends on a clock, each as "18:30". */
export interface EventHours {
  begin: string;
  /** Null where the organiser has not said it. */
  end: string | null;
}

const span = /(\d{1,2}):(\d\d) (AM|PM)(?:\s*(?:-|–|—|to|until)\s*(\d{1,2}):(\d\d) (AM|PM))?/i;

const namedHour = /(?:\b12(?:[:.]00)?\s*)?\b(noon|midnight)\b/gi;

/** Matches the end in a text such as "Sunset to midnight", whose beginning is not a clock time. */
const onlyEnd =
  /^(?!.*\bnoon\b)\D*(?:\b(?:to|until|till)\s+|[-–—]\s*)(?:12(?:[:.]00)?\s*)?midnight\b/i;

/**
 * The hours in what an organiser has written, for example "6:00 PM" or "9 AM - 2 PM"; undefined where
 * no time of day can be read, as in "all day" or "sunset". Of several spans the first counts.
 */
export function eventHours(words: string | null): EventHours | undefined {
  const found = span.exec(withClockTimes(withNamedHours(words ?? '')));
  if (!found) return undefined;
  const [, hour, minutes, half, endHour, endMinutes, endHalf] = found;
  const end = endHour ? clock(endHour, endMinutes, endHalf) : null;
  return { begin: clock(hour, minutes, half), end };
}

function withNamedHours(words: string): string {
  if (onlyEnd.test(words)) return words;
  return words.replace(namedHour, (_, name: string) =>
    name.toLowerCase() === 'noon' ? '12:00 PM' : '12:00 AM',
  );
}

function clock(hour = '', minutes = '', half = ''): string {
  const hours = (Number(hour) % 12) + (/pm/i.test(half) ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minutes}`;
}
