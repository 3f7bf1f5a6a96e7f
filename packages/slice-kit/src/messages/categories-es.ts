/** The categories of businesses in Spanish, as forms and lists show them. */
export const businessCategoriesInSpanish = {
  Automotive: 'Automotriz',
  Beauty: 'Belleza',
  Church: 'Iglesia',
  Dining: 'Restaurantes',
  Food: 'Comida',
  Healthcare: 'Salud',
  'Home services': 'Servicios para el hogar',
  Other: 'Otro',
  Professional: 'Servicios profesionales',
  'Real estate': 'Bienes raíces',
  Restaurant: 'Restaurante',
  Retail: 'Comercio',
  Shopping: 'Compras',
};

/** The categories of events in Spanish, as forms show them. */
export const eventCategoriesInSpanish = {
  Business: 'Negocios',
  Community: 'Comunidad',
  Education: 'Educación',
  Government: 'Gobierno',
  Sports: 'Deportes',
};
