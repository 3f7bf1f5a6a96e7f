const at = (date: string) => new Date(date);

/** A calendar day in Spanish: "24 de diciembre de 2027". */
export const spanishDate = (date: string): string =>
  new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' }).format(at(date));

/** A month (YYYY-MM) in Spanish: "febrero de 2027". */
export const spanishMonth = (month: string): string =>
  new Intl.DateTimeFormat('es-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    at(month),
  );
