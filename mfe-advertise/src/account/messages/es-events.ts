/** The messages of a business's events and statistics in Spanish. */
export const eventsInSpanish = {
  'your events': 'sus eventos',
  'your statistics': 'sus estadísticas',
};
