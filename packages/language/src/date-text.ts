/**
 * The usual form of a date. It is apart from the other forms of `dates`, so that a page which says only
 * dates does not load the words of times.
 * @module
 */
import type { Language } from '@town/contracts/pages/languages';
import { formatDate } from '@town/contracts/town/date';
import { localeOf } from './locale';

type DateParts = Intl.DateTimeFormatOptions;

/** A YYYY-MM-DD date: "June 12, 2027", "12 de junio de 2027". What is no date stays as it is. */
export function dateText(date: string, language: Language): string {
  if (language === 'en') return formatDate(date);
  return formatted(date, language, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** A date in the form that `parts` describe, by `Intl`. What is no date stays as it is. */
export function formatted(date: string, language: Language, parts: DateParts): string {
  const at = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return date;
  return sameSpaces(at.toLocaleDateString(localeOf(language), { timeZone: 'UTC', ...parts }));
}

/** Engines differ in how they write "p. m.". Server and browser must agree, or React renders again. */
export const sameSpaces = (text: string) =>
  text.replace(/\s*([ap])\.\s?m\./, '\u00a0$1.\u00a0m.').replace(/\u202f/g, '\u00a0');
