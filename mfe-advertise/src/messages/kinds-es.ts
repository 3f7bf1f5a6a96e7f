import { businessCategoriesInSpanish } from '@town/slice-kit/messages/categories-es';

/** Choices of the forms in Spanish, which are labels made from the values of calls. */
export const kindsInSpanish = {
  'Be seen by more people': 'Que más personas lo vean',
  Churches: 'Iglesias',
  'Churches & Religious': 'Iglesias y religión',
  'Dining & Restaurants': 'Restaurantes y comida',
  'Entertainment & Recreation': 'Entretenimiento y recreación',
  Events: 'Eventos',
  'Google search': 'Búsqueda en Google',
  Growing: 'En aumento',
  'Health & Wellness': 'Salud y bienestar',
  'Home & Garden': 'Hogar y jardín',
  'Local referral': 'Recomendación local',
  'Non-Profit Organizations': 'Organizaciones sin fines de lucro',
  'Professional Services': 'Servicios profesionales',
  'Promote events and offers': 'Promocionar eventos y ofertas',
  'Reach visitors of the town': 'Llegar a los visitantes',
  'Real Estate': 'Bienes raíces',
  Services: 'Servicios',
  'Shopping & Retail': 'Compras y comercio',
  Top: 'Primeros',
  'Win new customers': 'Ganar clientes nuevos',
  'Word of mouth': 'Boca a boca',
  ...businessCategoriesInSpanish,
};
