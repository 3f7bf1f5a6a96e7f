import { ownerApi } from '@town/contracts/api/paths';
import type { listingHoursDue, listingStatisticsDue } from '@town/contracts/owners/mail-events';
import { inLanguage, type Language } from '@town/contracts/pages/languages';
import { pages } from '@town/contracts/pages/paths';
import { type ListingAction, listingActions } from '@town/contracts/statistics/listing-counts';
import { formatDate } from '@town/contracts/town/date';
import { monthName } from '@town/contracts/town/month';
import type * as z from 'zod/mini';
import type { Letter, LetterField, LetterWriter } from '../letters/letter.js';
import { frame, phrases } from '../letters/phrases.js';
import { spanishDate, spanishMonth } from '../letters/spanish-date.js';

type Statistics = z.output<typeof listingStatisticsDue.data>;
type HoursQuestion = z.output<typeof listingHoursDue.data>;

interface Words {
  month(month: string): string;
  date(date: string): string;
  numbers(
    businessName: string,
    month: string,
    siteName: string,
  ): Pick<Letter, 'subject' | 'paragraphs'>;
  actions: Record<ListingAction, string>;
  /** The count of a month, and that of the month before. */
  counts(count: string, before: string): string;
  eachDay: string;
  noNumbers: string;
  question(businessName: string): Pick<Letter, 'subject' | 'paragraphs'>;
  confirmed: string;
  confirm: string;
  noQuestions: string;
}

const words: Record<Language, Words> = {
  en: {
    month: monthName,
    date: formatDate,
    numbers: (businessName, month, siteName) => ({
      subject: `${businessName} in ${month}`,
      paragraphs: [`This is what visitors of the ${siteName} did with your listing in ${month}.`],
    }),
    actions: {
      seen: 'Seen in lists',
      opened: 'Page opened',
      called: 'Phone number followed',
      directions: 'Directions followed',
      website: 'Website followed',
    },
    counts: (count, before) => `${count} (the month before: ${before})`,
    eachDay: 'Each day',
    noNumbers: 'No more numbers by mail',
    question: (businessName) => ({
      subject: `Are the hours of ${businessName} still right?`,
      paragraphs: [
        'Visitors rely on your opening hours. Please look at them, and press one button if they are right. You need not sign in.',
        'If they have changed, sign in to your account and correct them there.',
      ],
    }),
    confirmed: 'Last confirmed',
    confirm: 'See the hours and confirm them',
    noQuestions: 'Do not ask me about opening hours',
  },
  es: {
    month: spanishMonth,
    date: spanishDate,
    numbers: (businessName, month, siteName) => ({
      subject: `${businessName} en ${month}`,
      paragraphs: [
        `Esto es lo que hicieron los visitantes de ${siteName} con su ficha en ${month}.`,
      ],
    }),
    actions: {
      seen: 'Vista en listas',
      opened: 'Página abierta',
      called: 'Clics en el teléfono',
      directions: 'Clics en "Cómo llegar"',
      website: 'Clics en el sitio web',
    },
    counts: (count, before) => `${count} (el mes anterior: ${before})`,
    eachDay: 'Ver cada día',
    noNumbers: 'No recibir más estas cifras por correo',
    question: (businessName) => ({
      subject: `¿El horario de ${businessName} sigue siendo correcto?`,
      paragraphs: [
        'Los visitantes confían en el horario de su negocio. Revíselo y, si es correcto, oprima un solo botón. No hace falta entrar en su cuenta.',
        'Si ha cambiado, entre en su cuenta y corríjalo ahí.',
      ],
    }),
    confirmed: 'Última confirmación',
    confirm: 'Ver el horario y confirmarlo',
    noQuestions: 'No preguntarme más por el horario',
  },
};

/** The statistics of a month and of the month before. */
export function monthlyStatistics(due: Statistics, language: Language): LetterWriter {
  const { businessName, businessId, month, counts, before, token } = due;
  const { actions, counts: say, ...text } = words[language];
  const number = (count: number) => count.toLocaleString(`${language}-US`);
  const fields = listingActions.map(
    (action): LetterField => [actions[action], say(number(counts[action]), number(before[action]))],
  );
  return (town) => ({
    ...frame(language, town),
    ...text.numbers(businessName, text.month(month), town.siteName),
    fields: [[phrases[language].business, businessName], ...fields],
    link: { text: text.eachDay, path: inLanguage(language, pages.accountStatistics(businessId)) },
    unsubscribe: unsubscribe(token, text.noNumbers, language),
  });
}

/** Asks an owner to confirm that the opening hours are still correct. */
export function hoursQuestion(
  { businessName, confirmedOn, token }: HoursQuestion,
  language: Language,
): LetterWriter {
  const { date, question, confirmed, confirm, noQuestions } = words[language];
  const path = `${pages.accountHours}?${new URLSearchParams({ token })}`;
  return (town) => ({
    ...frame(language, town),
    ...question(businessName),
    fields: [
      [phrases[language].business, businessName],
      [confirmed, confirmedOn && date(confirmedOn)],
    ],
    link: { text: confirm, path: inLanguage(language, path) },
    unsubscribe: unsubscribe(token, noQuestions, language),
  });
}

function unsubscribe(
  token: string,
  text: string,
  language: Language,
): NonNullable<Letter['unsubscribe']> {
  const query = new URLSearchParams({ token });
  return {
    text,
    path: inLanguage(language, `${pages.accountMails}?${query}`),
    oneClickPath: `${ownerApi.unsubscribe}?${query}`,
  };
}
