/**
 * Whether a place is open at a moment, and until when, in words. The server and the browser use the
 * same function, so both show the same words. Times are those of the town's clock.
 * @module
 */
import { addDays, dateWords } from '../town/date.js';
import { instantOfTownTime, townTime } from '../town/town-time.js';
import { minuteOf, minutesOfDay, minuteWords, openOn } from './day-times.js';
import type { BusinessStatus, OpeningHours } from './opening-hours.js';

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

/** What decides whether a place is open. */
export interface Opening {
  openingHours: OpeningHours;
  businessStatus: BusinessStatus;
}

/** Whether a place is open, and in words how long or when next. */
export interface OpenState {
  /** `unknown` where nobody has entered the hours, or only an appointment helps. */
  is: 'open' | 'closed' | 'unknown';
  words: string;
}

/** From so many minutes on, the words count the minutes that are left. */
const closingSoon = 30;
/** How far ahead the next opening is looked for. */
const daysAhead = 366;

/** Whether a place is open at a moment. */
export function openState(
  { openingHours, businessStatus }: Opening,
  moment: TownMoment,
): OpenState {
  if (businessStatus === 'temporarily-closed') return { is: 'closed', words: 'Temporarily closed' };
  if (businessStatus === 'permanently-closed') return { is: 'closed', words: 'Permanently closed' };
  if (openingHours === null) return { is: 'unknown', words: 'Hours not known' };
  if (openingHours.length === 0) return { is: 'unknown', words: 'By appointment' };
  const today = moment.clock.slice(0, 10);
  const now = minuteOf(moment.clock.slice(11));
  const next = openTimes(openingHours, today, now);
  if (!next) return { is: 'closed', words: 'Closed' };
  return next.from <= now
    ? { is: 'open', words: openWords(next.to, now, today, moment) }
    : { is: 'closed', words: opensWords(next.from, today) };
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

function openWords(to: number, now: number, today: string, moment: TownMoment): string {
  if (to === Number.POSITIVE_INFINITY) return 'Open 24 hours';
  const left = minutesLeft(to, now, today, moment);
  if (left <= closingSoon) return `Closes in ${left} ${left === 1 ? 'minute' : 'minutes'}`;
  const until = `Open until ${minuteWords(to)}`;
  // Until 2 AM needs no day; until the day after tomorrow does.
  return to - now < minutesOfDay ? until : `${until} ${dayName(today, to)}`;
}

/** The minutes until a time on the town's clock, also in a night in which the clock is changed. */
function minutesLeft(to: number, now: number, today: string, moment: TownMoment): number {
  const left = to - now;
  // A change of the clock moves it by an hour: further away it cannot matter.
  if (left > closingSoon + 60) return left;
  const closes = `${addDays(today, Math.floor(to / minutesOfDay))}T${clockOf(to)}`;
  const real = Math.ceil((instantOfTownTime(closes, moment.timeZone) - moment.at) / 60_000);
  return real > 0 ? real : left;
}

function clockOf(minute: number): string {
  const inDay = minute % minutesOfDay;
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(Math.floor(inDay / 60))}:${part(inDay % 60)}`;
}

function opensWords(from: number, today: string): string {
  const days = Math.floor(from / minutesOfDay);
  if (days === 0) return `Opens at ${minuteWords(from)}`;
  if (days < 7) return `Opens ${dayName(today, from)}`;
  const words = dateWords(addDays(today, days));
  return `Opens ${words?.month} ${words?.day}`;
}

const dayName = (today: string, minute: number) =>
  dateWords(addDays(today, Math.floor(minute / minutesOfDay)))?.weekday ?? '';
