/**
 * Dates in the language of the page. English is made without `Intl`, whose first formatter
 * takes a tenth of a second on a cheap phone; other languages need it.
 * @module
 */

import type { Language } from '@town/contracts/pages/languages';
import { dateWords, formatDate } from '@town/contracts/town/date';
import { formatted } from './date-text';

// The most used functions are modules of their own: a page loads the whole module of what it uses.
// biome-ignore lint/performance/noBarrelFile: slices import all of them from here
export { dateText } from './date-text';
export { timesText, timeText } from './times';

/** A date without its year: "June 12", "12 de junio". */
export function dayText(date: string, language: Language): string {
  const words = dateWords(date);
  if (language === 'en') return words ? `${words.month} ${words.day}` : date;
  return formatted(date, language, { day: 'numeric', month: 'long' });
}

/** The weekday of a date: "Saturday", "sábado". */
export function weekdayText(date: string, language: Language): string {
  if (language === 'en') return dateWords(date)?.weekday ?? date;
  return formatted(date, language, { weekday: 'long' });
}

/** A date in full: "Saturday, June 12, 2027", "sábado, 12 de junio de 2027". */
export function fullDateText(date: string, language: Language): string {
  if (language === 'en') return `${weekdayText(date, language)}, ${formatDate(date)}`;
  return formatted(date, language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
}

/**
 * The month of a date, with its year where it is not that of today: "June", "junio de 2027".
 * @param today the town's day, YYYY-MM-DD
 */
export function monthText(date: string, language: Language, today: string): string {
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  if (language !== 'en') {
    return formatted(date, language, { month: 'long', ...(!isThisYear && { year: 'numeric' }) });
  }
  const words = dateWords(date);
  if (!words) return date;
  return isThisYear ? words.month : `${words.month} ${words.year}`;
}

/** The month of a date in three letters: "Jun", "jun". */
export function shortMonthText(date: string, language: Language): string {
  if (language === 'en') return dateWords(date)?.month.slice(0, 3) ?? date;
  return formatted(date, language, { month: 'short' });
}

/** The weekday of a date in three letters: "Sat", "sáb". */
export function shortWeekdayText(date: string, language: Language): string {
  if (language === 'en') return weekdayText(date, language).slice(0, 3);
  return formatted(date, language, { weekday: 'short' });
}
