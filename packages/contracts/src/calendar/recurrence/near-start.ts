import { addDays } from '../../town/date.js';
import { fitsRule, type RecurrenceRule } from './rule.js';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * A date of a series from which on it has the same dates, and which is on or shortly before a day. Counting
 * from there takes the same time for a series that began last week and one that began decades ago. A rule
 * with a number of dates must be counted from its first one.
 * @param rule names its days itself, as `explicitRule` returns it
 * @param start fits the rule
 */
export function nearStart(rule: RecurrenceRule, start: string, day: string): string {
  const { frequency, interval, end } = rule;
  if (day <= start || (end && 'count' in end)) return start;
  if (frequency === 'DAILY' || frequency === 'WEEKLY') {
    const step = frequency === 'DAILY' ? interval : 7 * interval;
    const steps = Math.floor((Date.parse(day) - Date.parse(start)) / dayMs / step);
    return addDays(start, steps * step);
  }
  const step = frequency === 'MONTHLY' ? interval : 12 * interval;
  const first = monthOf(start);
  const steps = Math.floor((monthOf(day) - first) / step);
  // Some months lack the day, for example a fifth Friday.
  for (let month = first + steps * step; month > first; month -= step) {
    const date = dateIn(month, rule);
    if (date && date <= day) return date;
  }
  return start;
}

/** The number of a date's month since the year 0. */
const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

/** The date that a rule has in a month; undefined where it has none. */
function dateIn(month: number, rule: RecurrenceRule): string | undefined {
  const year = String(Math.floor(month / 12)).padStart(4, '0');
  const prefix = `${year}-${String((month % 12) + 1).padStart(2, '0')}`;
  return Array.from({ length: 31 }, (_, index) => addDays(`${prefix}-01`, index)).find(
    (date) => date.startsWith(prefix) && fitsRule(rule, date),
  );
}
