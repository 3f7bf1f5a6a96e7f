import { publicHolidays } from '@town/contracts/hours/public-holidays';
import { addDays } from '@town/contracts/town/date';

/** A holiday that a search names. */
export interface AskedHoliday {
  date: string;
  /** The words that name the holiday. Matching records need not contain them. */
  words: string[];
}

/**
 * Names of public holidays as people write them, in English and Spanish, without accents and apostrophes.
 * Repeated words are removed, because a search contains each word once.
 */
const named: readonly [names: RegExp, holiday: string][] = [
  [/^(?:(?:christmas|xmas)(?: day)?|(?:dia de )?navidad)\b/, 'Christmas Day'],
  [/^(?:thanksgiving(?: day)?|(?:dia de )?accion (?:de )?gracias)\b/, 'Thanksgiving Day'],
  [/^(?:new years?(?: day)?|ano nuevo)\b/, "New Year's Day"],
  [
    /^(?:independence day|(?:fourth|4th) of july|dia de la independencia|4 de julio)\b/,
    'Independence Day',
  ],
  [/^(?:labor day|dia del trabajo)\b/, 'Labor Day'],
  [/^(?:memorial day|dia de los caidos)\b/, 'Memorial Day'],
  [/^(?:mlk|(?:dia de )?martin luther king)(?: jr)?(?: day)?\b/, 'Martin Luther King Jr. Day'],
  [/^(?:presidents? day|dia de los presidentes)\b/, "Presidents' Day"],
  [/^(?:columbus day|dia de la raza)\b/, 'Columbus Day'],
  [/^(?:veterans? day|dia de los veteranos)\b/, 'Veterans Day'],
  [/^juneteenth\b/, 'Juneteenth'],
];

/** Names of the day before a holiday, which is not a holiday itself. */
const eves: readonly [names: RegExp, holiday: string][] = [
  [/^(?:(?:christmas|xmas) eve|nochebuena)\b/, 'Christmas Day'],
  [/^(?:new years? eve|nochevieja)\b/, "New Year's Day"],
];

/**
 * Finds a holiday, or the eve of one, whose name the words begin with, and returns its next date.
 * @param words the words of the search from the position where the name may begin
 * @param today the town's calendar day, YYYY-MM-DD
 */
export function askedHoliday(words: readonly string[], today: string): AskedHoliday | undefined {
  const text = words.join(' ');
  const asks = ([names]: (typeof named)[number]) => names.test(text);
  const eve = eves.find(asks);
  const [names, holiday] = eve ?? named.find(asks) ?? [];
  if (!names) return undefined;
  const year = Number(today.slice(0, 4));
  const date = [year, year + 1, year + 2]
    .flatMap(publicHolidays)
    .filter(({ name }) => name === holiday)
    .map((each) => addDays(each.date, eve ? -1 : 0))
    .find((each) => each >= today);
  return date === undefined ? undefined : { date, words: names.exec(text)?.[0].split(' ') ?? [] };
}
