/**
 * Words in Spanish that stand elsewhere in English: categories, denominations, kinds of property, and
 * the groups of the search. Others stay as they are.
 */
export const kindsInSpanish = {
  'Animal care': 'Cuidado de animales',
  Automotive: 'Automotriz',
  Baptist: 'Bautista',
  Beauty: 'Belleza',
  Businesses: 'Negocios',
  Catholic: 'Católica',
  Church: 'Iglesia',
  Commercial: 'Comercial',
  Episcopal: 'Episcopal',
  Events: 'Eventos',
  Food: 'Comida',
  Healthcare: 'Salud',
  'Home and garden': 'Hogar y jardín',
  'Home services': 'Servicios para el hogar',
  Household: 'Hogar',
  Land: 'Terreno',
  Lutheran: 'Luterana',
  Methodist: 'Metodista',
  News: 'Noticias',
  'Non-denominational': 'No denominacional',
  Other: 'Otro',
  Professional: 'Servicios profesionales',
  'Professional services': 'Servicios profesionales',
  'Real estate': 'Bienes raíces',
  Residential: 'Residencial',
  Restaurant: 'Restaurante',
  Retail: 'Comercio',
  'Short term rentals': 'Alquileres a corto plazo',
};
