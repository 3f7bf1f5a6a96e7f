import { townDate } from '../town/date.js';

/** Where each day begins first. */
const earliestZone = 'Pacific/Kiritimati';

/**
 * The last day that an event may be submitted for: two years from today. The same in every town, so
 * that forms and services agree without knowing it: today is what it is where days begin first.
 */
export function latestEventDate(now: Date): string {
  const [year, ...monthAndDay] = townDate(now, earliestZone).split('-');
  return [Number(year) + 2, ...monthAndDay].join('-');
}
