import { town } from './town.js';

const isoDate = new Intl.DateTimeFormat('en-CA', {
  timeZone: town.timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar date in the town at an instant, as YYYY-MM-DD. */
export function townDate(at: Date): string {
  return isoDate.format(at);
}

/** The date a number of days after (or, negative, before) a YYYY-MM-DD date. */
export function addDays(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/**
 * A YYYY-MM-DD date in words, without shifting it through any time zone.
 * @param options what `Intl.DateTimeFormat` takes; default "June 12, 2027"
 */
export function formatDate(
  date: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(
    new Date(`${date.slice(0, 10)}T00:00:00Z`),
  );
}
