/**
 * Instants on the town's clock and back. A clock time is written as inputs of forms have it:
 * "2027-03-12T18:30".
 * @module
 */

/**
 * An instant on the clock of a time zone.
 * @param at milliseconds since 1970
 * @param timeZone IANA name
 */
export function townTime(at: number, timeZone: string): string {
  const parts = formatterOf(timeZone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((each) => each.type === type)?.value ?? '';
  // The formatter writes a year below 1000 with fewer digits, and then the whole is no time.
  const year = part('year').padStart(4, '0');
  return `${year}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/**
 * The instant of a time on the clock of a time zone. Of an hour that comes twice it is the first; an
 * hour that is left out, when the clocks go forward, counts as the one after it.
 * @returns milliseconds since 1970; NaN where the text is no time
 */
export function instantOfTownTime(clock: string, timeZone: string): number {
  const asUtc = Date.parse(`${clock}Z`);
  if (Number.isNaN(asUtc)) return asUtc;
  const offsets = [-day, day].map((shift) => offsetAt(asUtc + shift, timeZone));
  const candidates = offsets.map((offset) => asUtc - offset).sort((a, b) => a - b);
  const shown = candidates.find((at) => at + offsetAt(at, timeZone) === asUtc);
  return shown ?? Math.max(...candidates);
}

/** A time on the clock of a time zone, with its offset as in ISO 8601: "2027-03-12T18:30-06:00". */
export function withOffset(clock: string, timeZone: string): string {
  const minutes = (Date.parse(`${clock}Z`) - instantOfTownTime(clock, timeZone)) / 60_000;
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0');
  const ahead = Math.abs(minutes);
  return `${clock}${minutes < 0 ? '-' : '+'}${two(ahead / 60)}:${two(ahead % 60)}`;
}

/** Whether a text is a time on a clock, of a day that the calendar has. */
export function isTownTime(text: string): boolean {
  const at = Date.parse(`${text}Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 16) === text;
}

interface ZoneFormatter {
  timeZone: string;
  formatter: Intl.DateTimeFormat;
}

let newest: ZoneFormatter | undefined;

/** Creating a formatter takes longer than the rest of a request, so the newest one is cached. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  if (newest?.timeZone !== timeZone) newest = { timeZone, formatter: makeFormatter(timeZone) };
  return newest.formatter;
}

const makeFormatter = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

const day = 24 * 60 * 60 * 1000;

/** How far the clock is ahead of UTC at an instant, in milliseconds; negative in America. */
function offsetAt(at: number, timeZone: string): number {
  const minute = Math.floor(at / 60_000) * 60_000;
  return Date.parse(`${townTime(minute, timeZone)}Z`) - minute;
}
