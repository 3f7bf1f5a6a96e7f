/**
 * What feeds and calendars say around the texts of their records, in each language. English is as it
 * always was: programs that subscribe have kept it.
 * @module
 */
import type { Language } from '@town/contracts/pages/languages';
import { capitalize } from '@town/contracts/text/capitalize';
import { dateText, timesText } from '@town/language/dates';
import type { ShownEvent } from '@town/slice-kit/read-event';

type Status = ShownEvent['status'];

/** The words of one language. */
export interface FeedWords {
  /** As RSS names it. */
  locale: string;
  events: string;
  news: string;
  whatIsOn(place: string): string;
  localNews(place: string): string;
  categoryEvents(category: string): string;
  category(category: string): string;
  days(first: string, last: string | null): string;
  times(words: string): string;
  status(status: Status): string;
  price: string;
  tickets: string;
  noCalendar: string;
  unavailable: string;
}

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

/** The words of each language. */
export const feedWords: Record<Language, FeedWords> = {
  en: {
    locale: 'en-US',
    events: 'events',
    news: 'news',
    whatIsOn: (place) => `What is on in ${place}.`,
    localNews: (place) => `Local news from ${place}.`,
    categoryEvents: (category) => `${category} events`,
    category: (category) => category,
    days: (first, last) => (last ? `${first} to ${last}` : first),
    times: (words) => words,
    status: capitalize,
    price: 'Price',
    tickets: 'Tickets',
    noCalendar: 'There is no such calendar.',
    unavailable: 'This is not available at the moment.',
  },
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
    status: (status) => statuses[status],
    price: 'Precio',
    tickets: 'Entradas',
    noCalendar: 'Ese calendario no existe.',
    unavailable: 'Esto no está disponible en este momento.',
  },
};
