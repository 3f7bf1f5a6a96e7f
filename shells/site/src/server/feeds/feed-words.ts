/**
 * The fixed texts of feeds and calendars in each language. Do not change the English ones: subscribed
 * programs have stored them.
 * @module
 */
import type { Language } from '@town/contracts/pages/languages';
import { capitalize } from '@town/contracts/text/capitalize';
import { dateText, timesText } from '@town/language/dates';
import { spanishPhrase } from '@town/language/spanish-phrase';
import type { ShownEvent } from '@town/slice-kit/read-event';

type Status = ShownEvent['status'];

const categories: Readonly<Record<string, string>> = {
  business: 'negocios',
  community: 'comunidad',
  education: 'educación',
  general: 'general',
  government: 'gobierno',
  sports: 'deportes',
  tourism: 'turismo',
};

const inSpanish = (category: string) =>
  Object.hasOwn(categories, category) ? (categories[category] ?? category) : category;

const statuses: Record<Status, string> = {
  scheduled: 'Confirmado',
  cancelled: 'Cancelado',
  postponed: 'Aplazado',
  moved: 'Cambio de fecha',
};

const en = {
  /** As RSS names it. */
  locale: 'en-US',
  events: 'events',
  news: 'news',
  whatIsOn: (place: string) => `What is on in ${place}.`,
  localNews: (place: string) => `Local news from ${place}.`,
  categoryEvents: (category: string) => `${category} events`,
  category: (category: string) => category,
  days: (first: string, last: string | null) => (last ? `${first} to ${last}` : first),
  times: (words: string) => words,
  /** Translates a place or a price that a person typed. */
  phrase: (words: string) => words,
  status: (status: Status): string => capitalize(status),
  price: 'Price',
  tickets: 'Tickets',
};

/** The words of each language. */
export const feedWords: Record<Language, typeof en> = {
  en,
  es: {
    locale: 'es-US',
    events: 'eventos',
    news: 'noticias',
    whatIsOn: (place) => `Eventos en ${place}.`,
    localNews: (place) => `Noticias locales de ${place}.`,
    categoryEvents: (category) => `eventos de ${inSpanish(category)}`,
    category: inSpanish,
    days: (first, last) =>
      last ? `del ${dateText(first, 'es')} al ${dateText(last, 'es')}` : dateText(first, 'es'),
    times: (words) => timesText(words, 'es'),
    phrase: (words) => spanishPhrase(words) ?? words,
    status: (status) => statuses[status],
    price: 'Precio',
    tickets: 'Boletos',
  },
};
