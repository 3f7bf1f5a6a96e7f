import { inLanguage, type Language } from '@town/contracts/pages/languages';
import { pages } from '@town/contracts/pages/paths';
import { formatDate } from '@town/contracts/town/date';
import type { LetterWriter } from '../letters/letter.js';
import { phrases } from '../letters/phrases.js';
import { spanishDate } from '../letters/spanish-date.js';

interface Words {
  subject: string;
  paragraphs: string[];
  link: string;
}

const words: Record<Language, (siteName: string, date?: string) => Words> = {
  en: (siteName, date) => ({
    subject: `Your event ${date ? `on ${formatDate(date)} ` : ''}in the ${siteName}`,
    paragraphs: [
      `Thank you for sending an event to the ${siteName}.`,
      'By the link below you can change or cancel it until it is over. Please keep it to yourself: whoever has it can do the same.',
    ],
    link: 'Change or cancel the event',
  }),
  es: (siteName, date) => ({
    subject: `Su evento ${date ? `del ${spanishDate(date)} ` : ''}en ${siteName}`,
    paragraphs: [
      `Gracias por enviar un evento a ${siteName}.`,
      'Con el enlace siguiente puede cambiarlo o cancelarlo hasta que termine. No lo comparta: quien lo tenga puede hacer lo mismo.',
    ],
    link: 'Cambiar o cancelar el evento',
  }),
};

/**
 * The address is not confirmed, so the letter contains no text from the form. The event's date is not free
 * text, and it distinguishes the letters of several events.
 */
export function eventLink(
  { token, date }: { token: string; date?: string | undefined },
  language: Language = 'en',
): LetterWriter {
  return (town) => {
    const { subject, paragraphs, link } = words[language](town.siteName, date);
    const path = `${pages.ownEvent}?${new URLSearchParams({ token })}`;
    return {
      language,
      subject,
      greeting: phrases[language].hello,
      paragraphs,
      link: { text: link, path: inLanguage(language, path) },
      closing: `${phrases[language].questions(town)} ${phrases[language].notYou}`,
    };
  };
}
