/**
 * Divides the words of an hours text into the parts that the parser knows: days, times, dashes.
 * @module
 */
import { monthNames } from '../town/date.js';
import { type Weekday, weekdays } from './weekdays.js';

/** A part of an hours text. */
export type HoursWord =
  | { is: 'days'; days: readonly Weekday[] }
  | { is: 'time'; minute: number; half: 'am' | 'pm' | undefined; is24: boolean }
  | { is: 'dash' | 'and' | 'all-day' | 'closed' | 'appointment' | 'season' }
  | { is: 'other'; text: string };

const everyDay = /^(?:daily|every ?day|7 days(?: a week)?|seven days(?: a week)?|all week)\b/;
/** Words without information about times. */
const fillers = /^(?:open|hours|office|store|shop|kitchen|from|on|are|we|is|:)(?![a-z])/;

const patterns: readonly [RegExp, (found: RegExpExecArray) => HoursWord][] = [
  [
    /^(?:24\s*\/\s*7|24 ?(?:hours|hrs|h)(?: a day| daily)?(?:,? 7 days a week)?)\b/,
    () => ({ is: 'all-day' }),
  ],
  [everyDay, () => ({ is: 'days', days: weekdays })],
  [/^weekdays?\b/, () => ({ is: 'days', days: weekdays.slice(0, 5) })],
  [/^weekends?\b/, () => ({ is: 'days', days: weekdays.slice(5) })],
  [/^(?:by|on) appointment(?: only)?\b|^appointments? only\b/, () => ({ is: 'appointment' })],
  [/^closed\b/, () => ({ is: 'closed' })],
  [/^noon\b/, () => time(12 * 60, undefined, true)],
  [/^midnight\b/, () => time(24 * 60, undefined, true)],
  [
    /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*\b\.?/,
    ([, name = '']) => ({ is: 'days', days: dayNamed(name) }),
  ],
  [
    new RegExp(`^(?:${monthNames.map((name) => name.slice(0, 3)).join('|')})[a-z]*\\b\\.?`, 'i'),
    () => ({ is: 'season' }),
  ],
  [/^(?:spring|summer|fall|autumn|winter|season(?:al)?)\b/, () => ({ is: 'season' })],
  [
    /^(\d{1,2})(?:[:.](\d{2}))?\s*([ap])\.?m\b\.?/,
    ([, hour, minutes, half]) => clock(hour, minutes, half),
  ],
  [/^(\d{1,2})(?:[:.](\d{2}))?(?![\d/])/, ([, hour, minutes]) => clock(hour, minutes, undefined)],
  [/^(?:-|to\b|through\b|thru\b|until\b|till\b)/, () => ({ is: 'dash' })],
  [/^(?:and\b|&|\+|\/)/, () => ({ is: 'and' })],
];

/** The known parts of a text, and what is between them. */
export function hoursWords(text: string): HoursWord[] {
  let rest = text.toLowerCase().replace(/[–—−]/g, '-').trim();
  const words: HoursWord[] = [];
  while (rest) {
    const filler = fillers.exec(rest);
    const [length, word] = filler ? [filler[0].length, undefined] : nextWord(rest);
    if (word) words.push(word);
    rest = rest.slice(length).trim();
  }
  return words;
}

function nextWord(rest: string): [length: number, word: HoursWord] {
  for (const [pattern, read] of patterns) {
    const found = pattern.exec(rest);
    if (found) return [found[0].length, read(found)];
  }
  const text = /^\S+/.exec(rest)?.[0] ?? rest;
  return [text.length, { is: 'other', text }];
}

function dayNamed(name: string): Weekday[] {
  return weekdays.filter((day) => day.toLowerCase().startsWith(name));
}

function clock(hourText = '', minuteText = '00', half: string | undefined): HoursWord {
  const hour = Number(hourText);
  const minutes = Number(minuteText);
  const most = half ? 12 : 24;
  if (hour > most || minutes > 59 || (half && hour === 0)) return { is: 'other', text: hourText };
  const is24 = !half && (hour > 12 || hourText.startsWith('0'));
  return time(hour * 60 + minutes, half === 'p' ? 'pm' : half === 'a' ? 'am' : undefined, is24);
}

function time(minute: number, half: 'am' | 'pm' | undefined, is24: boolean): HoursWord {
  return { is: 'time', minute, half, is24 };
}
