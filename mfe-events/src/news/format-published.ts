import { formatDate, townDate } from '@town/contracts/town/date';

/** The town's date of an instant, in words. */
export function formatPublished(instant: string, timeZone: string): string {
  return formatDate(townDate(new Date(instant), timeZone));
}
