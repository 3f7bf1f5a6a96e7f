import { townDate } from '../town/date.js';

/** The time zone in which each day begins first. */
const earliestZone = 'Pacific/Kiritimati';

/**
 * The last day that an event may be submitted for: two years from today. "Today" is the date in the
 * earliest time zone, so forms and services agree without knowing the town's zone.
 */
export function latestEventDate(now: Date): string {
  const [year, ...monthAndDay] = townDate(now, earliestZone).split('-');
  return [Number(year) + 2, ...monthAndDay].join('-');
}
