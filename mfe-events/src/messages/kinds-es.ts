import { eventCategoriesInSpanish } from '@town/slice-kit/messages/categories-es';

/** Categories of events and of news in Spanish. Other categories are not translated. */
export const kindsInSpanish = {
  Tourism: 'Turismo',
  business: 'negocios',
  community: 'comunidad',
  education: 'educación',
  government: 'gobierno',
  sports: 'deportes',
  ...eventCategoriesInSpanish,
};
