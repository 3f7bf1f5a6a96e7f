import { formatDate, monthNames } from '../../town/date.js';
import { type DayOfMonth, dayName, explicitRule, type RecurrenceRule } from './rule.js';

const ordinals: Record<number, string> = {
  1: 'first',
  2: 'second',
  3: 'third',
  4: 'fourth',
  5: 'fifth',
  [-1]: 'last',
};

/** "day 14", "the last day", "the second Tuesday". */
function dayOfMonthWords(dayOfMonth: DayOfMonth): string {
  if ('day' in dayOfMonth) return dayOfMonth.day < 0 ? 'the last day' : `day ${dayOfMonth.day}`;
  return `the ${ordinals[dayOfMonth.nth]} ${dayName(dayOfMonth.weekday)}`;
}

const units = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' } as const;

/**
 * A rule in words: "Every month on the second Tuesday", "Every 2 weeks on Monday and Friday, until
 * June 1, 2027".
 * @param start the first date of the event; without it, a day that the rule leaves to the first date
 *   is not named
 */
export function ruleWords(given: RecurrenceRule, start?: string): string {
  const rule = start ? explicitRule(given, start) : given;
  const { frequency, interval, end } = rule;
  const unit = units[frequency];
  const every = interval === 1 ? `Every ${unit}` : `Every ${interval} ${unit}s`;
  const days = dayWords(rule);
  return `${every}${days && ` on ${days}`}${endWords(end)}`;
}

function dayWords({ weekdays, dayOfMonth, month }: RecurrenceRule): string {
  if (weekdays.length > 0) return joined(weekdays.map(dayName));
  if (!dayOfMonth) return '';
  const name = month && monthNames[month - 1];
  if (!name) return dayOfMonthWords(dayOfMonth);
  return 'day' in dayOfMonth && dayOfMonth.day > 0
    ? `${name} ${dayOfMonth.day}`
    : `${dayOfMonthWords(dayOfMonth)} of ${name}`;
}

function endWords(end: RecurrenceRule['end']): string {
  if (!end) return '';
  if ('until' in end) return `, until ${formatDate(end.until)}`;
  return end.count === 1 ? ', once' : `, ${end.count} times`;
}

const joined = (words: string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
