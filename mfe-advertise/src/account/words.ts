import type { Language } from '@town/contracts/pages/languages';
import { townDate } from '@town/contracts/town/date';
import { dateText } from '@town/language/dates';
import { localeOf } from '@town/language/locale';
import { useTexts } from '@town/language/texts';
import { useSite } from '@town/slice-kit/site';

/** An amount of whole cents as people write it: "$49", "$10.50". */
export function money(cents: number): string {
  return `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`;
}

/** The day of an instant in the town: "June 12, 2027". */
export function dayOf(instant: string, timeZone: string, language: Language): string {
  return dateText(townDate(new Date(instant), timeZone), language);
}

/** Says the town's day of an instant in the language of the page. */
export function useDay(): (instant: string) => string {
  const { timeZone } = useSite().town;
  const { language } = useTexts();
  return (instant) => dayOf(instant, timeZone, language);
}

/** "name, category and address". */
export function listed(words: readonly string[], language: Language): string {
  if (language !== 'en') return new Intl.ListFormat(localeOf(language)).format(words);
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}
