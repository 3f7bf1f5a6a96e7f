import type { BusinessStatus } from '@town/contracts/hours/business-status';
import {
  clockOf,
  isSpecialDay,
  minuteOf,
  minutesOfDay,
  openOn,
} from '@town/contracts/hours/day-times';
import type { OpeningHours } from '@town/contracts/hours/opening-hours';
import { holidayOn } from '@town/contracts/hours/public-holidays';
import type { SearchHit } from '@town/contracts/search/hit';
import { addDays } from '@town/contracts/town/date';
import type { Days } from '@town/contracts/town/weekend';
import { askedDays } from './asked-days.js';
import { askedHoliday } from './asked-holiday.js';
import { type AskedTime, askedTime } from './asked-time.js';
import { isDayNumber, months, pluralWeekdays, shortMonths, weekdays } from './day-words.js';
import { searchTerms } from './search-terms.js';

/** When places should be open: on any of the days, at some time after a minute of the day. */
export interface AskedOpening {
  days: Days;
  from: number;
  /** The minute of a day at which they should be open; more than 1,440 is past midnight. */
  at?: number;
  /** Whether they may close then: "open until 10pm". Nothing is said of "open before 7am" either. */
  isUntil?: boolean;
  /** The search without the time of the clock. */
  text?: string;
  /** Whether a place counts that was open earlier today: "restaurants today", which does not say "open". */
  isWholeDay?: boolean;
  /** Whether the time that was asked for has passed today: the next such day counts. */
  hasPassed?: boolean;
  /** The other half of the day, if the search does not say which one is meant. */
  otherwise?: AskedOpening;
  /** The words that name the days as a holiday. Matching places need not contain them. */
  holidayWords?: string[];
}

/** Words between "open" and the time, as in "open on Sunday" and "abierto hasta tarde". */
const between = new Set('on the this for until till en el los la este esta hasta muy'.split(' '));

const late = ['late', 'tarde'];
const evening = ['tonight', 'noche', 'evening', 'night'];
const timeWords = new Set([
  ...['today', 'tomorrow', 'weekend', 'hoy', 'manana', 'fin', 'tonight', 'noche', ...late],
  ...[...weekdays, ...months, ...shortMonths].flat(),
]);

const monthWords = new Set([...months, ...shortMonths].flat());

/** Whether words begin with a day of a month: "20 March", "20th of March". "24 hours" does not. */
const isDayOfMonth = ([day, next = '', last = '']: readonly string[]) =>
  isDayNumber(day) && monthWords.has(['of', 'de'].includes(next) ? last : next);

const eveningBegins = 18 * 60;
const lateBegins = 21 * 60;
/** Nobody asks for what is open after 4 in the morning: "open after 5" is after work, also late in the evening. */
const barsClose = minutesOfDay + 3 * 60;
const mostDays = 7;

const food =
  'food|eats?|bites?|dining|dinner|snacks?|meals?|restaurants?|drinks?|coffee|pizza|burgers?';
const comida = 'tacos?|comida|cenas?|cenar|comer|restaurantes?|hamburguesas?';
const foodLate = new RegExp(
  `\\b(?:late[- ]night (${food}|tacos?)|(${food}|${comida}) (?:late(?: at night)?|(?:muy |hasta )?tarde|de noche|nocturn[ao]s?))\\b`,
  'i',
);

const dayWords = [
  'today',
  'tonight',
  'tomorrow',
  'hoy',
  'esta noche',
  'ma[nñ]ana',
  ...weekdays.flat(),
]
  .join('|')
  .replace('sabado', 's[aá]bado')
  .replace('miercoles', 'mi[eé]rcoles');
const eatOnDay = new RegExp(
  `\\b(eat|dine|restaurants?|comer|cenar|restaurantes?) (?=(?:on |this |el |los |este )?(?:${dayWords})s?\\b|(?:at|after|before|until|(?:a|hasta|antes de|despu[eé]s de) las?) \\d)`,
  'i',
);

/** A search for food at some time, as one for a place that is open then: "food open late", "eat open Sunday". */
export const asOpenThen = (text: string) =>
  text
    .replace(foodLate, (_, before: string | undefined, after = before) => `${after} open late`)
    // "Comer" would also match the beginning of "comercio".
    .replace(
      eatOnDay,
      (_, place: string) => `${/^(?:comer|cenar)$/i.test(place) ? 'restaurante' : place} open `,
    );

/**
 * The opening time that a search asks for, as in "open Sunday", "open Sundays", "open tonight", "open at 8pm",
 * "abiertos mañana", "abierto el 25 de diciembre" or "open on Thanksgiving".
 * @param clock the minute on the town's clock: "2027-03-12T18:30"
 * @returns undefined when no time follows "open"; "open now" is handled elsewhere
 */
export function askedOpening(text: string, clock: string): AskedOpening | undefined {
  const time = askedTime(text);
  const opening = openingOnDays(time?.rest ?? text, clock, time !== undefined);
  return time && opening ? openingAtTime(opening, time, clock) : opening;
}

/** @param hasTime whether the search names a time of the clock, so that it may leave out the day: it means today */
function openingOnDays(text: string, clock: string, hasTime: boolean): AskedOpening | undefined {
  const words = searchTerms(text).map((word) => pluralWeekdays.get(word) ?? word);
  const open = words.findIndex((word) => /^(?:open|abiert[oa]s?)$/.test(word));
  if (open < 0) return undefined;
  const after = words.slice(open + 1);
  const at = after.findIndex((each) => !between.has(each));
  const word = after[at];
  const today = clock.slice(0, 10);
  if (word === undefined)
    return hasTime ? { days: { from: today, to: today }, from: 0 } : undefined;
  const holiday = askedHoliday(after.slice(at), today);
  if (holiday) {
    const { date, words: holidayWords } = holiday;
    return { days: { from: date, to: date }, from: 0, holidayWords };
  }
  if (!timeWords.has(word) && !isDayOfMonth(after.slice(at))) return undefined;
  const isLate = late.includes(word);
  const days = isLate ? { from: today, to: today } : askedDays(after.join(' '), today);
  if (!days || days.to > addDays(days.from, mostDays)) return undefined;
  if (isLate) return { days, from: lateBegins };
  return { days, from: after.some((each) => evening.includes(each)) ? eveningBegins : 0 };
}

/** A time that has passed on the only day that the search names is one of the next such day. */
function openingAtTime(asked: AskedOpening, time: AskedTime, clock: string): AskedOpening {
  const opening = { ...asked, text: time.rest };
  const today = clock.slice(0, 10);
  const now = minuteOf(clock.slice(11));
  const isNamed = namesDay(time.rest) || asked.holidayWords !== undefined;
  const isToday = asked.days.from === today && asked.days.to === today;
  if (time.isOpen === 'after') {
    // Who asks at 10 in the evening for what is open after 9 means tonight, and after 1, past midnight.
    const coming = isToday && now >= lateBegins ? time.today(now) : undefined;
    const isTonight = coming !== undefined && coming <= barsClose;
    return { ...opening, from: isTonight ? coming : time.onDay };
  }
  const minute = !isToday ? time.onDay : isNamed ? time.today(now) : time.next(now);
  if (minute === undefined) return onNextDay(opening, time, today);
  const at = (moment: number) => openingAt(opening, moment, { time, isNamed, today });
  const other = time.isSure ? undefined : otherHalf(minute, time, { isNamed, isToday });
  return { ...at(minute), ...(other !== undefined && { otherwise: at(other) }) };
}

const halfDay = minutesOfDay / 2;

/** The same number on the clock in the other half of the day, as another reading of the search. */
function otherHalf(
  minute: number,
  { isOpen }: AskedTime,
  { isNamed, isToday }: { isNamed: boolean; isToday: boolean },
): number | undefined {
  if (isNamed && !isToday && isOpen === 'at' && minute >= halfDay) return minute - halfDay;
  const later = minute + halfDay;
  return isNamed && later >= minutesOfDay + nightEnds ? undefined : later;
}

function openingAt(
  opening: AskedOpening,
  minute: number,
  { time, isNamed, today }: { time: AskedTime; isNamed: boolean; today: string },
): AskedOpening {
  // Until the morning, it is the night of today.
  const tomorrow = addDays(today, 1);
  const isTomorrow = !isNamed && minute >= minutesOfDay + nightEnds;
  const days = isTomorrow ? { from: tomorrow, to: tomorrow } : opening.days;
  const at = isTomorrow ? minute - minutesOfDay : minute;
  return { ...opening, days, at, isUntil: time.isOpen === 'before' };
}

/** The day after today, or the same weekday of the next week. A date and a holiday have no such day. */
function onNextDay(opening: AskedOpening, time: AskedTime, today: string): AskedOpening {
  const words = searchTerms(time.rest).map((word) => pluralWeekdays.get(word) ?? word);
  const isWeekday = weekdays.flat().some((weekday) => words.includes(weekday));
  const namesToday = words.some((word) => todayWords.has(word));
  if (opening.holidayWords || !(namesToday || isWeekday)) return opening;
  const date = addDays(today, namesToday ? 1 : 7);
  const at = { at: time.onDay, isUntil: time.isOpen === 'before' };
  return { ...opening, days: { from: date, to: date }, ...at, hasPassed: true };
}

const todayWords = new Set(['today', 'tonight', 'hoy', 'noche']);
const nightEnds = 6 * 60;
const namesDay = (text: string) => searchTerms(text).some((word) => timeWords.has(word));

/** The stored opening hours and status of a place. */
interface Place {
  openingHours: OpeningHours;
  businessStatus: BusinessStatus | null;
}

/**
 * Whether a place is open at that time. On a coming public holiday this needs hours for that holiday; for
 * today, the result list shows a note about the holiday at each place.
 * @param clock the minute on the town's clock: earlier opening hours and moments of today are ignored
 */
export const isOpenThen = (place: Place, opening: AskedOpening, clock: string): boolean =>
  openDate(place, opening, clock) !== undefined;

/** The first of the days on which a place is open at that time. */
function openDate(
  { openingHours, businessStatus }: Place,
  { days, from, at, isUntil = false }: AskedOpening,
  clock: string,
): string | undefined {
  if (!openingHours || (businessStatus ?? 'open') !== 'open') return undefined;
  const today = clock.slice(0, 10);
  const isSaid = (date: string) =>
    date === today || !holidayOn(date) || isSpecialDay(openingHours, date);
  const spansOf = (date: string) => (isSaid(date) ? openOn(openingHours, date) : []);
  for (let date = days.from; date <= days.to; date = addDays(date, 1)) {
    const now = date === today ? minuteOf(clock.slice(11)) : 0;
    const isOpen =
      at === undefined
        ? spansOf(date).some(({ to }) => to > Math.max(from, now))
        : at >= now && isOpenAt(spansOf, date, isUntil ? at - 1 : at);
    if (isOpen) return date;
  }
  return undefined;
}

/** Whether a place is open at a minute, also in hours that began the day before, or that begin after midnight. */
const isOpenAt = (
  spansOf: (date: string) => ReturnType<typeof openOn>,
  date: string,
  minute: number,
) =>
  [-1, 0, 1].some((day) =>
    spansOf(addDays(date, day)).some(({ from, to }) => {
      const inDay = minute - day * minutesOfDay;
      return from <= inDay && inDay < to;
    }),
  );

/**
 * The places that are open at that time, and then those that may be. If the whole day is meant, those that are
 * over today come last. If the search names a time of the clock, the places that are open then say so. If it does
 * not say which half of the day is meant, it is the first one in which a place is open.
 * @param mayBeOpen places without stored hours, of which nobody knows
 */
export function openThen<Each extends Place>(
  places: readonly Each[],
  mayBeOpen: readonly Each[],
  asked: AskedOpening,
  clock: string,
): (Each & Moments)[] {
  const isOpen = (opening: AskedOpening) =>
    places.some((place) => isOpenThen(place, opening, clock));
  const { otherwise } = asked;
  const opening = otherwise && !isOpen(asked) && isOpen(otherwise) ? otherwise : asked;
  const open = places.flatMap((place) => {
    const date = openDate(place, opening, clock);
    return date === undefined ? [] : { ...place, ...momentOf(date, opening) };
  });
  if (!asked.isWholeDay) return [...open, ...mayBeOpen];
  const begin = `${clock.slice(0, 10)}T00:00`;
  const over = places.filter(
    (place) => isOpenThen(place, opening, begin) && !isOpenThen(place, opening, clock),
  );
  return [...open, ...mayBeOpen, ...over];
}

type Moments = Pick<SearchHit, 'openAt' | 'askedAt'>;

function momentOf(date: string, { at, isUntil, hasPassed }: AskedOpening): Moments {
  if (at === undefined) return {};
  const moment = momentAt(date, at);
  return { ...(!isUntil && { openAt: moment }), ...(hasPassed && { askedAt: moment }) };
}

/** The moment of the clock on a day: "2027-03-12T20:00". */
export const momentAt = (date: string, minute: number) =>
  `${addDays(date, Math.floor(minute / minutesOfDay))}T${clockOf(minute)}`;
