import { addDays } from '@town/contracts/town/date';
import { addMonths } from '@town/contracts/town/month';
import { type Days, weekendFrom } from '@town/contracts/town/weekend';
import { isDayNumber, isYear, months, shortMonths, weekdays } from './day-words.js';
import { searchTerms } from './search-terms.js';

/** Words that mean a month only next to a day. */
const otherWords = ['may', 'march'];

const day = (date: string): Days => ({ from: date, to: date });

const times: readonly [words: RegExp, days: (today: string) => Days][] = [
  [/\b(?:today|tonight|hoy|esta noche)\b/, day],
  [/\b(?:tomorrow|manana)\b/, (today) => day(addDays(today, 1))],
  [
    /\b(?:next weekend|proximo fin de semana)\b/,
    (today) => weekendFrom(addDays(weekendFrom(today).to, 1)),
  ],
  [/\b(?:weekend|fin de semana)\b/, weekendFrom],
  [/\b(?:this week|esta semana)\b/, (today) => ({ from: today, to: weekendFrom(today).to })],
  [/\b(?:next week|proxima semana)\b/, (today) => weekAfter(weekendFrom(today).to)],
  [/\b(?:this month|este mes)\b/, (today) => monthOf(today.slice(0, 7), today)],
  [/\b(?:next month|proximo mes)\b/, (today) => monthOf(addMonths(today.slice(0, 7), 1), today)],
];

/**
 * The days that a search asks for, in words such as "tonight", "this weekend", "Friday" or "December 5".
 * @param today the town's calendar day, YYYY-MM-DD
 * @returns undefined when the search names no time, or asks for places that are open at that time
 */
export function askedDays(text: string, today: string): Days | undefined {
  const words = searchTerms(text);
  if (words.some((word) => /^(?:open|abiert[oa]s?)$/.test(word))) return undefined;
  const plain = words.join(' ');
  const time = times.find(([named]) => named.test(plain));
  if (time) return time[1](today);
  return monthAskedFor(words, today) ?? weekdayAskedFor(words, today);
}

function weekdayAskedFor(words: readonly string[], today: string): Days | undefined {
  const asked = weekdays.findIndex((names) => names.some((name) => words.includes(name)));
  if (asked < 0) return undefined;
  const isOn = new Date(`${today}T00:00:00Z`).getUTCDay();
  return day(addDays(today, (asked - isOn + 7) % 7));
}

/**
 * The month or day that a search names. Without a year it is in this year, or in the next when it is
 * already over. A day that does not exist means the whole month.
 */
function monthAskedFor(words: readonly string[], today: string): Days | undefined {
  const at = words.findIndex((_, index) => isMonthAt(words, index));
  const word = words[at];
  if (word === undefined) return undefined;
  const thisYear = Number(today.slice(0, 4));
  const year = words.find(isYear);
  const monthsMeant = (year ? [year] : [thisYear, thisYear + 1]).map(
    (each) => `${each}-${twoDigits(monthNumber(word))}`,
  );
  const number = dayBeside(words, at);
  const date = monthsMeant
    .map((month) => `${month}-${twoDigits(number)}`)
    .find((each) => isOnCalendar(each) && (year || each >= today));
  if (date) return day(date);
  if (otherWords.includes(word) && !number && !year) return undefined;
  const month = monthsMeant.find((each) => each >= today.slice(0, 7));
  return month === undefined ? undefined : monthOf(month, today);
}

/** Whether a word means a month. A short form means one only next to a day. */
function isMonthAt(words: readonly string[], at: number): boolean {
  const isOneOf = (names: readonly string[]) => names.includes(words[at] ?? '');
  return months.some(isOneOf) || (shortMonths.some(isOneOf) && dayBeside(words, at) > 0);
}

const monthNumber = (word: string) =>
  months.findIndex((names, month) => [...names, ...(shortMonths[month] ?? [])].includes(word)) + 1;

/**
 * The day of the month next to a word, as in "December 5th" and "5 de diciembre"; 0 when there is none.
 */
function dayBeside(words: readonly string[], at: number): number {
  const beside = [words[at + 1], words[at - 1], words[at - 2]].find(isDayNumber);
  return Number.parseInt(beside ?? '0', 10);
}

/** There is no February 30, and no day 0. */
const isOnCalendar = (date: string) => !date.endsWith('-00') && addDays(date, 0) === date;

const twoDigits = (number: number) => String(number).padStart(2, '0');

const weekAfter = (sunday: string): Days => ({
  from: addDays(sunday, 1),
  to: addDays(sunday, 7),
});

/** The days of a month, YYYY-MM, from today on. */
function monthOf(month: string, today: string): Days {
  const first = `${month}-01`;
  return {
    from: first < today ? today : first,
    to: addDays(`${addMonths(month, 1)}-01`, -1),
  };
}

/** Today and every later day. */
export const daysFrom = (today: string): Days => ({ from: today, to: '9999-12-31' });
