import { dayWords, minutesOfDay, type OpenMinutes } from '@town/contracts/hours/day-times';
import type { Language } from '@town/contracts/pages/languages';
import { timeText } from './times';

/** Words for a day without times of its own, in the language of the page. */
interface WholeDay {
  closed: string;
  always: string;
}

/** The times of a day: "9 AM–noon, 1 PM–5 PM", "9:00 a. m.–12:00 p. m.". */
export function openingTimes(
  times: readonly OpenMinutes[],
  language: Language,
  { closed, always }: WholeDay,
): string {
  if (language === 'en') return dayWords(times);
  if (times.length === 0) return closed;
  if (times.some(({ from, to }) => from === 0 && to === minutesOfDay)) return always;
  return times
    .map(({ from, to }) => `${timeText(from, language)}–${timeText(to, language)}`)
    .join(', ');
}
