/** Weekdays and months as people write them in a search: in English and Spanish, without accents. */
import { dayNames, monthNames } from '@town/contracts/town/date';

const spanishDays = 'domingo lunes martes miercoles jueves viernes sabado'.split(' ');
const spanishMonths =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );

/** Sunday first. */
export const weekdays = dayNames.map((name, day) => [name.toLowerCase(), spanishDays[day] ?? '']);

/** Weekdays in the plural with their singular: "Sundays" is no single day, but a time to be open. */
export const pluralWeekdays: ReadonlyMap<string, string> = new Map(
  weekdays.flat().map((name) => [name.endsWith('s') ? name : `${name}s`, name]),
);

/** January first. */
export const months = monthNames.map((name, month) => [
  name.toLowerCase(),
  spanishMonths[month] ?? '',
]);

/**
 * Short forms of the months. Without a day of the month next to them, they usually mean something else.
 */
export const shortMonths = months.map((names) => [
  ...names.map((name) => name.slice(0, 3)),
  ...(names.includes('september') ? ['sept'] : []),
]);

/** Whether a word is a day of the month: "5" or "5th". */
export const isDayNumber = (word: string | undefined): word is string =>
  word !== undefined && /^(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?$/.test(word);

export const isYear = (word: string): boolean => /^20\d\d$/.test(word);
