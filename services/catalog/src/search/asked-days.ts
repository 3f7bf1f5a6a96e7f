import { addDays } from '@town/contracts/town/date';
import { addMonths } from '@town/contracts/town/month';
import { type Days, weekendFrom } from '@town/contracts/town/weekend';
import { isDayNumber, months, shortMonths, weekdays } from './day-words.js';
import { searchTerms } from './search-terms.js';

/** Words that are seldom meant as a month where no day stands beside them. */
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
 * The days that a search means by words such as "tonight", "this weekend", "Friday" or "December 5".
 * @param today the town's calendar day, YYYY-MM-DD
 * @returns undefined where it speaks of no time, and where it asks for what is open then
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

/** A month, or a day of it: of this year, or of the next where it is over. */
function monthAskedFor(words: readonly string[], today: string): Days | undefined {
  const named = words.findIndex((word, at) => {
    const isShort = shortMonths.some((names) => names.includes(word));
    return months.some((names) => names.includes(word)) || (isShort && dayBeside(words, at) > 0);
  });
  const word = words[named];
  if (word === undefined) return undefined;
  const monthIn = (year: number) => `${year}-${twoDigits(monthNumber(word))}`;
  const year = Number(today.slice(0, 4));
  const number = dayBeside(words, named);
  if (number > 0) {
    const dateIn = (of: number) => `${monthIn(of)}-${twoDigits(number)}`;
    const date = dateIn(dateIn(year) < today ? year + 1 : year);
    // There is no February 30.
    if (date <= monthOf(date.slice(0, 7), today).to) return day(date);
  } else if (otherWords.includes(word)) return undefined;
  return monthOf(monthIn(monthIn(year) < today.slice(0, 7) ? year + 1 : year), today);
}

const monthNumber = (word: string) =>
  months.findIndex((names, month) => [...names, ...(shortMonths[month] ?? [])].includes(word)) + 1;

/** The day of the month that stands beside a word, as in "December 5th" and "5 de diciembre"; 0 for none. */
function dayBeside(words: readonly string[], at: number): number {
  const beside = [words[at + 1], words[at - 1], words[at - 2]].find((word = '') =>
    isDayNumber(word),
  );
  return Number.parseInt(beside ?? '0', 10);
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

const weekAfter = (sunday: string): Days => ({
  from: addDays(sunday, 1),
  to: addDays(sunday, 7),
});

/** The days of a month, YYYY-MM, none before today. */
function monthOf(month: string, today: string): Days {
  const first = `${month}-01`;
  return {
    from: first < today ? today : first,
    to: addDays(`${addMonths(month, 1)}-01`, -1),
  };
}

/** Every day from a day on. */
export const daysFrom = (today: string): Days => ({ from: today, to: '9999-12-31' });
