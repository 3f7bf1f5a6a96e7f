import { daysAhead } from '@town/contracts/calendar/recurrence/dates';
import { addDays } from '@town/contracts/town/date';
import type ICAL from 'ical.js';
import { WrongEvent } from './calendar-answer.js';
import { onTownClock, type TownMoment } from './town-clock.js';
import { zoneName } from './zone-name.js';

/** One date of an event, with its texts. */
export interface Occurrence extends TownMoment {
  /** When it ends, if the file says so. */
  end: TownMoment | undefined;
  texts: ICAL.Event;
  /** The original date of this repetition; undefined for an event that does not recur. */
  repetition?: string;
  /** Whether it does not take place, whatever its texts say. */
  isOff?: boolean;
}

/**
 * The dates of an event: one, or each repetition from today until a year ahead, with the changes for single
 * repetitions. Cancelled and excluded repetitions are included, because an earlier file may have created
 * them.
 */
export function occurrencesOf(event: ICAL.Event, town: string, today: string): Occurrence[] {
  const start = startOf(event, town);
  if (!event.isRecurring()) {
    const repetition = event.recurrenceId?.toString().slice(0, 10);
    const end = endOf(start, event.endDate, event, town);
    return [{ ...start, end, texts: event, ...(repetition && { repetition }) }];
  }
  const until = addDays(today, daysAhead);
  const found: Occurrence[] = [];
  const dates = new Set<string>();
  // A cancellation may contain nothing but the date.
  const cancelled = new Set(
    Object.values(event.exceptions)
      .filter(isCancelled)
      .map(({ recurrenceId }) => String(recurrenceId)),
  );
  const iterator = event.iterator();
  for (let next = iterator.next(); next; next = iterator.next()) {
    const repetition = next.toString().slice(0, 10);
    // One extra day, because the date may differ in the town's time zone.
    if (repetition > addDays(until, 1)) break;
    if (dates.has(repetition)) {
      throw new WrongEvent('RRULE', 'An event can be repeated once a day at most');
    }
    dates.add(repetition);
    const isOff = isCancelled(event) || cancelled.has(next.toString());
    found.push(isOff ? offOn(next, event, town) : repetitionOn(next, event, town));
  }
  const leftOut = leftOutDates(event.component).filter((date) => !dates.has(date));
  found.push(...leftOut.map((date) => offOn(atStart(event, date), event, town)));
  return found.filter(({ date }) => date >= today && date <= until);
}

function repetitionOn(date: ICAL.Time, event: ICAL.Event, town: string): Occurrence {
  const { item, startDate, endDate } = event.getOccurrenceDetails(date);
  if (isCancelled(item)) return offOn(date, event, town);
  const moment = onTownClock(startDate, zoneOf(item), town);
  const end = endOf(moment, endDate, item, town);
  return { ...moment, end, texts: item, repetition: date.toString().slice(0, 10) };
}

/** The excluded dates of a recurring event, without repetitions. */
export function leftOutDates(component: ICAL.Component): string[] {
  const dates = component
    .getAllProperties('exdate')
    .flatMap((property) => property.getValues())
    .map((date) => String(date).slice(0, 10));
  return [...new Set(dates)];
}

function atStart({ startDate }: ICAL.Event, date: string): ICAL.Time {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const start = startDate.clone();
  Object.assign(start, { year, month, day });
  return start;
}

/** A repetition that does not take place, with the texts of the event. */
function offOn(start: ICAL.Time, event: ICAL.Event, town: string): Occurrence {
  const end = start.clone();
  end.addDuration(event.duration);
  const moment = onTownClock(start, zoneOf(event), town);
  const repetition = start.toString().slice(0, 10);
  return { ...moment, end: endOf(moment, end, event, town), texts: event, repetition, isOff: true };
}

/** Whether an event is cancelled. */
export function isCancelled({ component }: ICAL.Event): boolean {
  return String(component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED';
}

/** The end in the town's time zone. For whole days, the file contains the day after the last one. */
export function endOf(
  start: TownMoment,
  end: ICAL.Time | null,
  event: ICAL.Event,
  town: string,
): TownMoment | undefined {
  if (!end) return undefined;
  const moment = onTownClock(end, zoneOf(event), town);
  if (moment.time === '') return { date: addDays(moment.date, -1), time: '' };
  return moment.date === start.date && moment.time === start.time ? undefined : moment;
}

export function startOf(event: ICAL.Event, town: string): TownMoment {
  let start: ICAL.Time | null;
  try {
    start = event.startDate;
  } catch {
    throw new WrongEvent('DTSTART', 'Please enter a valid date and time');
  }
  if (!start) throw new WrongEvent('DTSTART', 'The event has no start');
  return onTownClock(start, zoneOf(event), town);
}

/** The time zone of an event's start, by its IANA name if it has one. */
export function zoneOf({ component }: Pick<ICAL.Event, 'component'>): string | undefined {
  const zone = component.getFirstProperty('dtstart')?.getParameter('tzid');
  const name = Array.isArray(zone) ? zone[0] : zone;
  return name && zoneName(name);
}
