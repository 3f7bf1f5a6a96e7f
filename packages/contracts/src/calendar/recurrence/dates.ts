import ICAL from 'ical.js';
import { nearStart } from './near-start.js';
import { explicitRule, fitsRule, readRule, writeRule } from './rule.js';

/** How far ahead the dates of a repeated event are counted, in days. */
export const daysAhead = 365;

/** More dates than any rule has in the years that the calendar shows. */
const mostDates = 50_000;

interface DateSpan {
  /** The first day that is wanted, YYYY-MM-DD; earlier dates are left out. */
  from: string;
  /** The last day that counts. */
  to: string;
  /** How many dates to find at most. */
  limit?: number;
}

/**
 * The dates of a repeated event in a span of days, in order. Dates are days of the town's calendar, so
 * a change of the clocks moves none of them. A month without the day is left out, as RFC 5545 says.
 * @param recurrence a rule that `readRule` accepts; anything else has no dates
 * @param start the first date, YYYY-MM-DD; if it does not match the rule, there are no dates either
 */
export function recurrenceDates(
  recurrence: string,
  start: string,
  { from, to, limit = mostDates }: DateSpan,
): string[] {
  const rule = readRule(recurrence);
  // The library might search forever if the start does not match the rule.
  if (!rule || !fitsRule(rule, start)) return [];
  const { end } = rule;
  if (end && 'until' in end && end.until < from) return [];
  // Without the date in the rule, the library makes March 1 of a February 29.
  const explicit = explicitRule(rule, start);
  const begin = ICAL.Time.fromDateString(nearStart(explicit, start, from));
  const iterator = ICAL.Recur.fromString(writeRule(explicit)).iterator(begin);
  const found: string[] = [];
  for (let count = 0; count < mostDates && found.length < limit; count += 1) {
    const date = iterator.next()?.toString();
    if (!date || date > to) break;
    if (date >= from) found.push(date);
  }
  return found;
}

/** Whether a repeated event takes place on a day, apart from changes of single dates. */
export const isRepeatedOn = (recurrence: string, start: string, date: string): boolean =>
  recurrenceDates(recurrence, start, { from: date, to: date, limit: 1 }).length > 0;
