import { clockTime } from '@town/contracts/town/clock-time';
import { instantOfTownTime, townTime } from '@town/contracts/town/town-time';
import type ICAL from 'ical.js';
import { WrongEvent } from './calendar-answer.js';
import { isTimeZone } from './zone-name.js';

/** A day and a time of day on the town's clock. */
export interface TownMoment {
  /** YYYY-MM-DD */
  date: string;
  /** As the site shows it, for example "6:30 PM"; empty for a whole day. */
  time: string;
}

/**
 * A calendar's time on the town's clock. A time without a zone is the town's own. A zone without an IANA
 * name must be described in the file.
 * @param zone as `zoneName` gives it, like the town's
 * @throws WrongEvent when the time or its zone cannot be read
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
  // Without a description in the file the library takes the zone for none.
  if (isUtc || time.zone.tzid === zone) return townTime(time.toUnixTime() * 1000, town);
  throw new WrongEvent('DTSTART', `The time zone ${zone} is not known`);
}
