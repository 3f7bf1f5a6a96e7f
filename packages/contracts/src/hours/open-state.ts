/**
 * Whether a place is open at a moment, and until when, in words. The server and the browser use the
 * same function, so both show the same words. Times are those of the town's clock.
 * @module
 */
import { addDays, dateWords } from '../town/date.js';
import { townTime } from '../town/town-time.js';
import type { BusinessStatus } from './business-status.js';
import { clockOf, minuteOf, minutesOfDay, minuteWords, openOn } from './day-times.js';
import type { OpeningHours } from './opening-hours.js';

/** A moment on the town's clock. */
export interface TownMoment {
  /** Milliseconds since 1970. */
  at: number;
  /** The same on the town's clock: "2027-03-12T18:30". */
  clock: string;
  /** The town's IANA time zone. */
  timeZone: string;
}

/** A moment on the town's clock, to the minute. */
export function townMoment(at: number, timeZone: string): TownMoment {
  const minute = Math.floor(at / 60_000) * 60_000;
  return { at: minute, clock: townTime(minute, timeZone), timeZone };
}

/** The data from which it is computed whether a place is open. */
export interface Opening {
  openingHours: OpeningHours;
  businessStatus: BusinessStatus;
}

/** Whether a place is open, and in words how long or when next. */
export interface OpenState {
  /** `unknown` when no hours were entered, or the place opens by appointment only. */
  is: 'open' | 'closed' | 'unknown';
  words: string;
}

/** The texts of one language for the open state of a place. Minutes count from today's midnight. */
export interface OpenWording {
  temporarilyClosed: string;
  permanentlyClosed: string;
  unknown: string;
  byAppointment: string;
  closed: string;
  always: string;
  /** How many minutes are left. */
  closesIn(minutes: number): string;
  /** A time within the next 24 hours. */
  openUntil(minute: number): string;
  /** A time on a later day. */
  openUntilDay(minute: number, date: string): string;
  /** A time today. */
  opensAt(minute: number): string;
  /** A time on a day within a week. */
  opensOn(minute: number, date: string): string;
  /** A later day. */
  opensLater(date: string): string;
}

const weekdayOf = (date: string) => dateWords(date)?.weekday ?? '';

const english: OpenWording = {
  temporarilyClosed: 'Temporarily closed',
  permanentlyClosed: 'Permanently closed',
  unknown: 'Hours not known',
  byAppointment: 'By appointment',
  closed: 'Closed',
  always: 'Open 24 hours',
  closesIn: (minutes) => `Closes in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
  openUntil: (minute) => `Open until ${minuteWords(minute)}`,
  openUntilDay: (minute, date) => `Open until ${minuteWords(minute)} ${weekdayOf(date)}`,
  opensAt: (minute) => `Opens at ${minuteWords(minute)}`,
  opensOn: (minute, date) => `Opens ${weekdayOf(date)} at ${minuteWords(minute)}`,
  opensLater(date) {
    const words = dateWords(date);
    return `Opens ${words?.month} ${words?.day}`;
  },
};

/** The threshold in minutes for "Closes in … minutes". */
const closingSoon = 30;
/** How many days ahead the next opening is searched for. */
const daysAhead = 366;

/**
 * Whether a place is open at a moment.
 * @param wording the texts of a language; English by default
 */
export function openState(
  { openingHours, businessStatus }: Opening,
  moment: TownMoment,
  wording: OpenWording = english,
): OpenState {
  if (businessStatus === 'temporarily-closed')
    return { is: 'closed', words: wording.temporarilyClosed };
  if (businessStatus === 'permanently-closed')
    return { is: 'closed', words: wording.permanentlyClosed };
  if (openingHours === null) return { is: 'unknown', words: wording.unknown };
  if (openingHours.length === 0) return { is: 'unknown', words: wording.byAppointment };
  const today = moment.clock.slice(0, 10);
  const now = minuteOf(moment.clock.slice(11));
  const next = openTimes(openingHours, today, now);
  if (!next) return { is: 'closed', words: wording.closed };
  return next.from <= now
    ? { is: 'open', words: openWords(next.to, now, today, moment, wording) }
    : { is: 'closed', words: opensWords(next.from, today, wording) };
}

interface Times {
  from: number;
  to: number;
}

/**
 * The time that a place is open now, or is open next, in minutes after today's midnight. What follows
 * without a break belongs to it: from 6 PM to midnight and from midnight to 2 AM is one time.
 */
function openTimes(
  hours: NonNullable<OpeningHours>,
  today: string,
  now: number,
): Times | undefined {
  let found: Times | undefined;
  // Yesterday's times may reach past midnight.
  for (let day = -1; day <= daysAhead; day += 1) {
    for (const { from, to } of openOn(hours, addDays(today, day))) {
      const times = { from: from + day * minutesOfDay, to: to + day * minutesOfDay };
      if (found && times.from > found.to) return found;
      if (found) found.to = Math.max(found.to, times.to);
      else if (times.to > now) found = times;
    }
    if (found && found.to < (day + 1) * minutesOfDay) return found;
    // Open for a week without a break: it is always open.
    if (found && day > 7) return { from: found.from, to: Number.POSITIVE_INFINITY };
  }
  return found;
}

function openWords(
  to: number,
  now: number,
  today: string,
  moment: TownMoment,
  wording: OpenWording,
): string {
  if (to === Number.POSITIVE_INFINITY) return wording.always;
  const left = minutesLeft(to, now, today, moment);
  if (left <= closingSoon) return wording.closesIn(left);
  // Until 2 AM needs no day; until the day after tomorrow does.
  return to - now < minutesOfDay
    ? wording.openUntil(to)
    : wording.openUntilDay(to, addDays(today, Math.floor(to / minutesOfDay)));
}

/** The minutes until a time on the town's clock, also in a night in which the clock is changed. */
function minutesLeft(to: number, now: number, today: string, moment: TownMoment): number {
  const left = to - now;
  // A change of the clock moves it by an hour: further away it cannot matter.
  if (left > closingSoon + 60) return left;
  const closes = `${addDays(today, Math.floor(to / minutesOfDay))}T${clockOf(to)}`;
  const clockIn = (minutes: number) => townTime(moment.at + minutes * 60_000, moment.timeZone);
  if (clockIn(left) === closes) return left;
  // Where the clock skips the time of closing, the place closes when the clock jumps.
  let real = 1;
  while (clockIn(real) < closes) real += 1;
  return real;
}

function opensWords(from: number, today: string, wording: OpenWording): string {
  const days = Math.floor(from / minutesOfDay);
  if (days === 0) return wording.opensAt(from);
  const date = addDays(today, days);
  return days < 7 ? wording.opensOn(from, date) : wording.opensLater(date);
}
