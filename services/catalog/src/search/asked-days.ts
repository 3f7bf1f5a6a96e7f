import { addDays } from '@town/contracts/town/date';
import { type Days, weekendFrom } from '@town/contracts/town/weekend';

const times: readonly [words: RegExp, days: (today: string) => Days][] = [
  [/\b(?:today|tonight|hoy|esta noche)\b/i, (today) => ({ from: today, to: today })],
  [/\b(?:tomorrow|ma[nñ]ana)\b/i, (today) => ({ from: addDays(today, 1), to: addDays(today, 1) })],
  [/\b(?:weekend|fin de semana)\b/i, weekendFrom],
  [/\b(?:this week|esta semana)\b/i, (today) => ({ from: today, to: weekendFrom(today).to })],
];

/**
 * The days that a search means by words such as "tonight" or "this weekend".
 * @param today the town's calendar day, YYYY-MM-DD
 * @returns undefined where it speaks of no time
 */
export function askedDays(text: string, today: string): Days | undefined {
  return times.find(([words]) => words.test(text))?.[1](today);
}

/** Every day from a day on. */
export const daysFrom = (today: string): Days => ({ from: today, to: '9999-12-31' });
