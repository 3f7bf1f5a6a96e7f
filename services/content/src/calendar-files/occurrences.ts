import { addDays } from '@town/contracts/town/date';
import type ICAL from 'ical.js';
import { WrongEvent } from './calendar-answer.js';
import { onTownClock, type TownMoment } from './town-clock.js';

/** How far ahead repeated events are expanded. */
const daysAhead = 365;

/** One time that an event takes place, with the texts that it has then. */
export interface Occurrence extends TownMoment {
  /** When it ends, where the file says it. */
  end: TownMoment | undefined;
  texts: ICAL.Event;
  /** The date that names it among the repetitions; undefined for an event that is not repeated. */
  repetition?: string;
}

/**
 * When an event takes place: once, or at each repetition from today until a year ahead. What was
 * changed or cancelled for one repetition counts.
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
  const iterator = event.iterator();
  for (let next = iterator.next(); next; next = iterator.next()) {
    const repetition = next.toString().slice(0, 10);
    // A day of margin, because the town's clock may show another date.
    if (repetition > addDays(until, 1)) break;
    if (dates.has(repetition)) {
      throw new WrongEvent('RRULE', 'An event can be repeated once a day at most');
    }
    dates.add(repetition);
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    const moment = onTownClock(startDate, zoneOf(item), town);
    if (moment.date < today || moment.date > until || isCancelled(item)) continue;
    found.push({ ...moment, end: endOf(moment, endDate, item, town), texts: item, repetition });
  }
  return found;
}

/** Whether an event does not take place. */
export function isCancelled({ component }: ICAL.Event): boolean {
  return String(component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED';
}

/** The end on the town's clock. Of whole days, the file names the day after the last one. */
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

export function zoneOf({ component }: Pick<ICAL.Event, 'component'>): string | undefined {
  const zone = component.getFirstProperty('dtstart')?.getParameter('tzid');
  return Array.isArray(zone) ? zone[0] : zone;
}
