/**
 * Dates and times in the language of the page. English is made without `Intl`, whose first formatter
 * takes a tenth of a second on a cheap phone; other languages need it.
 * @module
 */

import { minutesOfDay, minuteWords } from '@town/contracts/hours/day-times';
import type { Language } from '@town/contracts/pages/languages';
import { withClockTimes } from '@town/contracts/town/clock-time';
import { dateWords, formatDate } from '@town/contracts/town/date';
import { formatted, sameSpaces } from './date-text';
import { localeOf } from './locale';

// biome-ignore lint/performance/noBarrelFile: slices import all forms of dates from here
export { dateText } from './date-text';

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

/** A minute of a day as people say it: "9 PM" and "noon", "9:00 p. m.". Minutes of the next day count on. */
export function timeText(minute: number, language: Language): string {
  if (language === 'en') return minuteWords(minute);
  const at = new Date((minute % minutesOfDay) * 60_000);
  return sameSpaces(
    at.toLocaleTimeString(localeOf(language), {
      timeZone: 'UTC',
      hour: 'numeric',
      minute: '2-digit',
    }),
  );
}

/** Words in which each time of day is written as people do: "6:30 PM", "6:30 p. m.". */
export function timesText(words: string, language: Language): string {
  const inEnglish = withClockTimes(words);
  if (language === 'en') return inEnglish;
  return inEnglish.replace(
    /\b(\d{1,2}):(\d\d) ([AP])M/g,
    (_, hour: string, minutes: string, half: string) => {
      const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0);
      return timeText(hours * 60 + Number(minutes), language);
    },
  );
}
