import { clockTime } from '@town/contracts/town/clock-time';
import { instantOfTownTime, townTime } from '@town/contracts/town/town-time';
import type ICAL from 'ical.js';
import { WrongEvent } from './calendar-answer.js';
import { isTimeZone } from './zone-name.js';

/** A day and a time of day in the town's time zone. */
export interface TownMoment {
  /** YYYY-MM-DD */
  date: string;
  /** As the site shows it, for example "6:30 PM"; empty for a whole day. */
  time: string;
}

/**
 * Converts a calendar's time to the town's time zone. A time without a zone is already in it. A zone
 * without an IANA name must be defined in the file.
 * @param zone as returned by `zoneName`, like the town's
 * @throws WrongEvent when the time or its zone is unreadable
 */
export function onTownClock(time: ICAL.Time, zone: string | undefined, town: string): TownMoment {
  const written = time.toString();
  if (!/^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\dZ?)?$/.test(written)) {
    throw new WrongEvent('DTSTART', 'Please enter a valid date and time');
  }
  if (time.isDate) return { date: written, time: '' };
  const clock = clockOf(time, written.slice(0, 16), zone, town);
  const [hour, minutes] = [Number(clock.slice(11, 13)), clock.slice(14, 16)];
  return { date: clock.slice(0, 10), time: clockTime(hour, minutes) };
}

function clockOf(time: ICAL.Time, clock: string, zone: string | undefined, town: string): string {
  const isUtc = time.toString().endsWith('Z');
  if (!isUtc && (!zone || zone === town)) return clock;
  if (!isUtc && zone && isTimeZone(zone)) return townTime(instantOfTownTime(clock, zone), town);
  // The library treats a zone that the file does not define as no zone.
  if (isUtc || time.zone.tzid === zone) return townTime(time.toUnixTime() * 1000, town);
  throw new WrongEvent('DTSTART', `The time zone ${zone} is not known`);
}
