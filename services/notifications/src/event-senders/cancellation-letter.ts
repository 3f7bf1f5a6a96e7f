import type { eventCancellationChanged } from '@town/contracts/calendar/events';
import { inLanguage, type Language } from '@town/contracts/pages/languages';
import { pages } from '@town/contracts/pages/paths';
import { formatDate } from '@town/contracts/town/date';
import type * as z from 'zod/mini';
import type { LetterWriter } from '../letters/letter.js';
import { phrases } from '../letters/phrases.js';
import { spanishDate } from '../letters/spanish-date.js';

type Change = z.output<typeof eventCancellationChanged.data>;

interface Words {
  subject: string;
  paragraph: string;
}

interface Sentences {
  date(date: string): string;
  cancelled(siteName: string, date: string): Words;
  reinstated(siteName: string, date: string): Words;
  repeated: string;
  reason: string;
  link: string;
}

const sentences: Record<Language, Sentences> = {
  en: {
    date: formatDate,
    cancelled: (siteName, date) => ({
      subject: `Your event on ${date} is cancelled`,
      paragraph: `The staff of the ${siteName} have cancelled the event on ${date} that you sent. Its page stays, and says that it is cancelled.`,
    }),
    reinstated: (siteName, date) => ({
      subject: `Your event on ${date} is no longer cancelled`,
      paragraph: `The event on ${date} that you sent is no longer cancelled: its page says what holds now. The page had said for a time that it was cancelled, and the staff of the ${siteName} have changed that.`,
    }),
    repeated: 'This holds for all dates of the event.',
    reason: 'Reason',
    link: 'See the event',
  },
  es: {
    date: spanishDate,
    cancelled: (siteName, date) => ({
      subject: `Su evento del ${date} está cancelado`,
      paragraph: `El personal de ${siteName} ha cancelado el evento del ${date} que usted envió. Su página sigue en el sitio e indica que está cancelado.`,
    }),
    reinstated: (siteName, date) => ({
      subject: `Su evento del ${date} ya no está cancelado`,
      paragraph: `El evento del ${date} que usted envió ya no está cancelado: su página dice lo que vale ahora. Durante un tiempo la página decía que estaba cancelado, y el personal de ${siteName} lo ha cambiado.`,
    }),
    repeated: 'Esto vale para todas las fechas del evento.',
    reason: 'Motivo',
    link: 'Ver el evento',
  },
};

/**
 * Tells the sender of an event that staff have cancelled it, or have taken that back. The address is not
 * confirmed, so the letter contains no text from the form. The reason was written by staff.
 */
export function cancellationLetter(
  { slug, date, isCancelled, isRepeated, reason }: Change,
  language: Language,
): LetterWriter {
  return (town) => {
    const words = sentences[language];
    const write = isCancelled ? words.cancelled : words.reinstated;
    const { subject, paragraph } = write(town.siteName, words.date(date));
    return {
      language,
      subject,
      greeting: phrases[language].hello,
      paragraphs: [paragraph, ...(isRepeated ? [words.repeated] : [])],
      fields: isCancelled && reason ? [[words.reason, { typed: reason }]] : [],
      link: { text: words.link, path: inLanguage(language, pages.event(slug)) },
      closing: `${phrases[language].questions(town)} ${phrases[language].notYou}`,
    };
  };
}
