import { townTime } from './town-time.js';

/** The days of the week in English, Sunday first. */
export const dayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** The months in English, January first. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/**
 * The calendar date in the town at an instant, as YYYY-MM-DD.
 * @param timeZone the town's, an IANA name
 */
export function townDate(at: Date, timeZone: string): string {
  return townTime(at.getTime(), timeZone).slice(0, 10);
}

/** The date a number of days after (or, negative, before) a YYYY-MM-DD date. */
export function addDays(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** A calendar day in words. */
export interface DateWords {
  year: number;
  month: string;
  day: number;
  weekday: string;
}

/**
 * The words of a YYYY-MM-DD date, which has no time zone to be shifted through. English names are
 * kept here because the browser takes a tenth of a second to make its first date formatter on a
 * cheap phone.
 * @returns undefined where the text is no date
 */
export function dateWords(date: string): DateWords | undefined {
  const at = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  const month = monthNames[at.getUTCMonth()];
  const weekday = dayNames[at.getUTCDay()];
  if (!month || !weekday) return undefined;
  return { year: at.getUTCFullYear(), month, day: at.getUTCDate(), weekday };
}

/** A YYYY-MM-DD date as "June 12, 2027". */
export function formatDate(date: string): string {
  const words = dateWords(date);
  return words ? `${words.month} ${words.day}, ${words.year}` : date;
}
