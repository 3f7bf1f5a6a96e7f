import { businessCategoriesInSpanish } from '@town/slice-kit/messages/categories-es';

/**
 * Spanish translations of words that contracts and records contain in English: categories, denominations,
 * kinds of property, and the groups of the search. Words that are not listed here stay in English.
 */
export const kindsInSpanish = {
  'Animal care': 'Cuidado de animales',
  Baptist: 'Bautista',
  Businesses: 'Negocios',
  Catholic: 'Católica',
  Commercial: 'Comercial',
  Episcopal: 'Episcopal',
  Events: 'Eventos',
  'Home and garden': 'Hogar y jardín',
  Household: 'Hogar',
  Land: 'Terreno',
  Lutheran: 'Luterana',
  Methodist: 'Metodista',
  News: 'Noticias',
  'Non-denominational': 'No denominacional',
  Pages: 'Páginas',
  'Professional services': 'Servicios profesionales',
  Residential: 'Residencial',
  'Short term rentals': 'Alquileres a corto plazo',
  ...businessCategoriesInSpanish,
};
