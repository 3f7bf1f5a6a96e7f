import { dateWords } from '../town/date.js';
import type { OpeningHours, OpeningSpan } from './opening-hours.js';

/** When a place is open on a day, in minutes after that day's midnight; more than 1,440 is past it. */
export interface OpenMinutes {
  from: number;
  to: number;
}

export const minutesOfDay = 24 * 60;

/**
 * When a place is open on a date, the earliest times first. Of spans with dates those that hold for
 * the fewest days count, so a holiday replaces a season, and a season replaces the usual week.
 */
export function openOn(hours: NonNullable<OpeningHours>, date: string): OpenMinutes[] {
  const weekday = dateWords(date)?.weekday;
  return spansFor(hours, date)
    .filter(
      ({ dayOfWeek, opens, closes }) =>
        opens !== closes && dayOfWeek.some((day) => day === weekday),
    )
    .map(toMinutes)
    .sort((a, b) => a.from - b.from);
}

/** Whether spans with dates decide a date. */
export function isSpecialDay(hours: NonNullable<OpeningHours>, date: string): boolean {
  return spansFor(hours, date).some(hasDates);
}

function spansFor(hours: NonNullable<OpeningHours>, date: string): OpeningSpan[] {
  const dated = hours.filter((span) => hasDates(span) && holdsOn(span, date));
  if (dated.length === 0) return hours.filter((span) => !hasDates(span));
  const shortest = Math.min(...dated.map(daysOf));
  return dated.filter((span) => daysOf(span) === shortest);
}

const hasDates = ({ validFrom, validThrough }: OpeningSpan) =>
  validFrom !== undefined || validThrough !== undefined;

const holdsOn = ({ validFrom, validThrough }: OpeningSpan, date: string) =>
  (!validFrom || validFrom <= date) && (!validThrough || date <= validThrough);

function daysOf({ validFrom, validThrough }: OpeningSpan): number {
  if (!validFrom || !validThrough) return Number.MAX_SAFE_INTEGER;
  return Date.parse(validThrough) - Date.parse(validFrom);
}

function toMinutes({ opens, closes }: OpeningSpan): OpenMinutes {
  const from = minuteOf(opens);
  const to = closes === '23:59' ? minutesOfDay : minuteOf(closes);
  return { from, to: to > from ? to : to + minutesOfDay };
}

/** The minute of a day that a clock time names: 90 of "01:30". */
export function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** The clock time of a minute of a day: "01:30" of 90. Minutes of the next day count on. */
export function clockOf(minute: number): string {
  const inDay = minute % minutesOfDay;
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(Math.floor(inDay / 60))}:${part(inDay % 60)}`;
}

/** A minute of a day as people say it: "9 PM", "6:30 AM", "noon", "midnight". */
export function minuteWords(minute: number): string {
  const inDay = minute % minutesOfDay;
  if (inDay === 0) return 'midnight';
  if (inDay === 12 * 60) return 'noon';
  const hour = Math.floor(inDay / 60);
  const minutes = inDay % 60;
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''} ${half}`;
}

/** The times of a day in words: "9 AM–noon, 1 PM–5 PM", "Open 24 hours" or "Closed". */
export function dayWords(times: readonly OpenMinutes[]): string {
  if (times.length === 0) return 'Closed';
  if (times.some(({ from, to }) => from === 0 && to === minutesOfDay)) return 'Open 24 hours';
  return times.map(({ from, to }) => `${minuteWords(from)}–${minuteWords(to)}`).join(', ');
}

/** A day of a week's table. */
export interface DayOfWeek {
  date: string;
  times: OpenMinutes[];
  isSpecial: boolean;
}

/** The week that begins with a date, a line for each day. */
export function weekFrom(hours: NonNullable<OpeningHours>, dates: readonly string[]): DayOfWeek[] {
  return dates.map((date) => ({
    date,
    times: openOn(hours, date),
    isSpecial: isSpecialDay(hours, date),
  }));
}
