/** Categories of events and of news in Spanish. Other categories are not translated. */
export const kindsInSpanish = {
  Business: 'Negocios',
  Community: 'Comunidad',
  Education: 'Educación',
  Government: 'Gobierno',
  Sports: 'Deportes',
  Tourism: 'Turismo',
  business: 'negocios',
  community: 'comunidad',
  education: 'educación',
  government: 'gobierno',
  sports: 'deportes',
};
