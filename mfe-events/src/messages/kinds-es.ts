/** Categories of events and of news in Spanish. Others stay as they are. */
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
