/**
 * Reads opening hours that people have written as text: "Mon-Fri 9 AM-5 PM, Sat by appointment". What
 * cannot be read is named instead of guessed, so a person can enter it.
 * @module
 */
import { type HoursWord, hoursWords } from './hours-words.js';
import type { OpeningSpan } from './opening-hours.js';
import { type Weekday, weekdays } from './weekdays.js';

/** The result of parsing an hours text. */
export interface ParsedHours {
  /** Null where nothing could be read. Without a span: only by appointment. */
  openingHours: OpeningSpan[] | null;
  /** The parts that were not understood, as they were written. */
  unread: string[];
}

interface Part {
  text: string;
  words: HoursWord[];
}

interface Clause {
  days: readonly Weekday[];
  spans: Pick<OpeningSpan, 'opens' | 'closes'>[];
}

/** Reads an hours text. */
export function parseHours(text: string): ParsedHours {
  const parts = joinDays(
    text
      .split(/[;,\n]/)
      .map((each) => ({ text: each.trim(), words: hoursWords(each) }))
      .filter((part) => part.text !== ''),
  );
  const isSeasonal = parts.some(({ words }) => words.some(({ is }) => is === 'season'));
  // Without a year a season has no dates, and outside of it the hours would be wrong.
  if (isSeasonal) return { openingHours: null, unread: [text.trim()] };
  const clauses: Clause[] = [];
  const unread: string[] = [];
  let appointments = 0;
  for (const part of parts) {
    const read = readPart(part.words, clauses.at(-1)?.days);
    if (read === 'appointment') appointments += 1;
    else if (read) clauses.push(...read);
    if (!read || (read === 'appointment' && parts.length > 1)) unread.push(part.text);
  }
  if (clauses.length === 0) {
    return { openingHours: appointments > 0 && parts.length === 1 ? [] : null, unread };
  }
  return { openingHours: toSpans(clauses), unread };
}

/** "Mon", "Wed", "Fri 9-5" are one part: days without a time belong to the times that follow. */
function joinDays(parts: Part[]): Part[] {
  const joined: Part[] = [];
  let waiting: Part | undefined;
  for (const part of parts) {
    const all: Part = waiting
      ? {
          text: `${waiting.text}, ${part.text}`,
          words: [...waiting.words, { is: 'and' }, ...part.words],
        }
      : part;
    const onlyDays = part.words.every(({ is }) => is === 'days' || is === 'dash' || is === 'and');
    waiting = onlyDays ? all : undefined;
    if (!onlyDays) joined.push(all);
  }
  return waiting ? [...joined, waiting] : joined;
}

/** A part is days and times in turn. Times without days belong to the days before. */
function readPart(
  words: readonly HoursWord[],
  daysBefore: readonly Weekday[] | undefined,
): Clause[] | 'appointment' | undefined {
  if (words.some(({ is }) => is === 'appointment')) return 'appointment';
  const clauses: Clause[] = [];
  let rest = [...words];
  while (rest.length > 0) {
    const days = takeDays(rest);
    rest = rest.slice(days.taken);
    const times = takeTimes(rest);
    if (times.taken === 0) return undefined;
    rest = rest.slice(times.taken);
    if (rest[0]?.is === 'days' && days.taken === 0) {
      // "9 AM-5 PM Mon-Fri": the days follow.
      const after = takeDays(rest);
      rest = rest.slice(after.taken);
      clauses.push({ days: after.days, spans: times.spans });
      continue;
    }
    clauses.push({ days: days.taken ? days.days : (daysBefore ?? weekdays), spans: times.spans });
  }
  return clauses;
}

function takeDays(words: readonly HoursWord[]): { days: Weekday[]; taken: number } {
  const days = new Set<Weekday>();
  let taken = 0;
  for (;;) {
    const word = words[taken];
    if (word?.is === 'and' && words[taken + 1]?.is === 'days') taken += 1;
    else if (word?.is !== 'days') return { days: [...days], taken };
    else {
      const to = words[taken + 1]?.is === 'dash' ? words[taken + 2] : undefined;
      const [first] = word.days;
      if (to?.is === 'days' && first && to.days[0]) {
        for (const day of daysBetween(first, to.days[0])) days.add(day);
        taken += 3;
      } else {
        for (const day of word.days) days.add(day);
        taken += 1;
      }
    }
  }
}

/** "Wed-Mon" goes past the end of the week. */
function daysBetween(first: Weekday, last: Weekday): Weekday[] {
  const from = weekdays.indexOf(first);
  const to = weekdays.indexOf(last);
  const count = ((to - from + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => weekdays[(from + index) % 7] ?? first);
}

function takeTimes(words: readonly HoursWord[]): { spans: Clause['spans']; taken: number } {
  if (words[0]?.is === 'all-day') return { spans: [{ opens: '00:00', closes: '23:59' }], taken: 1 };
  if (words[0]?.is === 'closed') return { spans: [], taken: 1 };
  const spans: Clause['spans'] = [];
  let taken = 0;
  for (;;) {
    const at = words[taken]?.is === 'and' ? taken + 1 : taken;
    const [opens, dash, closes] = words.slice(at, at + 3);
    if (opens?.is !== 'time' || dash?.is !== 'dash' || closes?.is !== 'time')
      return { spans, taken };
    const span = toSpan(opens, closes);
    if (!span) return { spans: [], taken: 0 };
    spans.push(span);
    taken = at + 3;
  }
}

type Time = Extract<HoursWord, { is: 'time' }>;

/** Which half of the day is meant, where only one of the times says so or none does. */
function toSpan(opens: Time, closes: Time): Clause['spans'][number] | undefined {
  const to = closes.half || closes.is24 ? minuteIn(closes, closes.half) : undefined;
  if (opens.half || opens.is24) {
    if (to !== undefined) return span(minuteIn(opens, opens.half), to);
    const from = minuteIn(opens, opens.half);
    const later = (['am', 'pm'] as const)
      .map((half) => minuteIn(closes, half))
      .find((minute) => minute > from);
    return later === undefined ? undefined : span(from, later);
  }
  if (to !== undefined) {
    // "9-5 PM" begins in the morning, "4-9 PM" in the afternoon.
    const afternoon = minuteIn(opens, 'pm');
    return span(closes.half === 'am' || afternoon >= to ? minuteIn(opens, 'am') : afternoon, to);
  }
  // "9-5" is clear, since 9 PM to 5 AM is rare; "5-9" is not.
  return minuteIn(closes, 'am') <= minuteIn(opens, 'am')
    ? span(minuteIn(opens, 'am'), minuteIn(closes, 'pm'))
    : undefined;
}

function minuteIn({ minute, is24 }: Time, half: 'am' | 'pm' | undefined): number {
  if (is24 || !half) return minute;
  return (minute % (12 * 60)) + (half === 'pm' ? 12 * 60 : 0);
}

function span(from: number, to: number): Clause['spans'][number] | undefined {
  const closes = to % (24 * 60) === 0 ? '23:59' : clockText(to);
  const opens = clockText(from);
  return opens === closes ? undefined : { opens, closes };
}

function clockText(minute: number): string {
  const inDay = minute % (24 * 60);
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(Math.floor(inDay / 60))}:${part(inDay % 60)}`;
}

/** A later clause replaces an earlier one for its days when it says that they are closed. */
function toSpans(clauses: readonly Clause[]): OpeningSpan[] {
  const closed = new Set(
    clauses.filter(({ spans }) => spans.length === 0).flatMap(({ days }) => days),
  );
  return clauses.flatMap(({ days, spans }) => {
    const dayOfWeek = weekdays.filter((day) => days.includes(day) && !closed.has(day));
    return dayOfWeek.length > 0 ? spans.map((times) => ({ dayOfWeek, ...times })) : [];
  });
}
