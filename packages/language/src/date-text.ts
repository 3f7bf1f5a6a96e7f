import type { Language } from '@town/contracts/pages/languages';
import { formatDate } from '@town/contracts/town/date';
import { localeOf } from './locale';
import { sameSpaces } from './same-spaces';

/** A YYYY-MM-DD date: "June 12, 2027", "12 de junio de 2027". What is no date stays as it is. */
export function dateText(date: string, language: Language): string {
  if (language === 'en') return formatDate(date);
  return formatted(date, language, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** A date in parts that `Intl` writes; not for English, which is made without it. */
export function formatted(
  date: string,
  language: Language,
  parts: Intl.DateTimeFormatOptions,
): string {
  const at = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return date;
  return sameSpaces(at.toLocaleDateString(localeOf(language), { timeZone: 'UTC', ...parts }));
}
