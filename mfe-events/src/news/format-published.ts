import type { Language } from '@town/contracts/pages/languages';
import { townDate } from '@town/contracts/town/date';
import { dateText } from '@town/language/dates';

/** The town's date of an instant, in words. */
export function formatPublished(instant: string, timeZone: string, language: Language): string {
  return dateText(townDate(new Date(instant), timeZone), language);
}
