/** A calendar day in Spanish: "24 de diciembre de 2027". */
export const spanishDate = (date: string): string =>
  new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
