/**
 * Turns an iCalendar file (RFC 5545) into rows of the import of events. Each event is one row, and each
 * repetition of a repeated event is one of its own. The row's number in the report is the number of
 * the event in the file. Cancelled events are left out. It runs in a thread of its own
 * (`../read-calendar.ts`), because a file can describe repetitions that take for ever to count.
 */
import { eventCategories } from '@town/contracts/calendar/categories';
import ICAL from 'ical.js';
import { plainText } from '../plain-text.js';
import {
  type CalendarAnswer,
  type CalendarQuestion,
  RefusedCalendar,
  WrongEvent,
} from './calendar-answer.js';
import { isCancelled, type Occurrence, occurrencesOf } from './occurrences.js';

type Rows = Exclude<CalendarAnswer, { refused: string }>;

/** @throws RefusedCalendar when the file is no calendar, or has no event */
export function readCalendarFile({ file, timeZone, today }: CalendarQuestion): Rows {
  const components = calendarsOf(file).flatMap((calendar) =>
    calendar.getAllSubcomponents('vevent'),
  );
  if (components.length === 0) throw new RefusedCalendar('The calendar has no events');
  const changed = new Map<string, ICAL.Component[]>();
  for (const component of components.filter(isChange)) {
    const uid = uidOf(component);
    changed.set(uid, [...(changed.get(uid) ?? []), component]);
  }
  const whole = new Set(components.filter((each) => !isChange(each)).map(uidOf));
  const result: Rows = { rows: [], errors: [] };
  for (const [index, component] of components.entries()) {
    const uid = uidOf(component);
    // A change of one repetition is read with its event, where the file has that.
    if (isChange(component) && whole.has(uid)) continue;
    const row = index + 1;
    try {
      const exceptions = isChange(component) ? [] : (changed.get(uid) ?? []);
      const event = new ICAL.Event(component, { exceptions });
      result.rows.push(...rowsOf(event, timeZone, today).map((each) => ({ row, ...each })));
    } catch (error) {
      const column = error instanceof WrongEvent ? error.column : 'VEVENT';
      const message = error instanceof Error ? error.message : 'The event cannot be read';
      result.errors.push({ row, column, message });
    }
  }
  return result;
}

const isChange = (component: ICAL.Component) => component.hasProperty('recurrence-id');
const uidOf = (component: ICAL.Component) => String(component.getFirstPropertyValue('uid') ?? '');

function calendarsOf(file: string): ICAL.Component[] {
  let parsed: unknown;
  try {
    parsed = ICAL.parse(file.replace(/^\uFEFF/, ''));
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 200) : '';
    throw new RefusedCalendar(`The file is no calendar that can be read. ${reason}`);
  }
  const roots = Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed : [parsed];
  if (!roots.every((root) => Array.isArray(root) && root[0] === 'vcalendar')) {
    throw new RefusedCalendar('The file is no calendar (iCalendar, .ics)');
  }
  return roots.map((root) => new ICAL.Component(root));
}

function rowsOf(event: ICAL.Event, timeZone: string, today: string) {
  if (isCancelled(event)) return [];
  if (!event.uid) throw new WrongEvent('UID', 'The event has no UID');
  return occurrencesOf(event, timeZone, today).map((occurrence) => ({
    values: valuesOf(event.uid, occurrence),
    defaults: { category: categoryOf(event.component) },
  }));
}

function valuesOf(uid: string, { texts, date, time, repetition }: Occurrence) {
  return {
    externalId: repetition ? `${uid} ${repetition}` : uid,
    title: texts.summary ?? '',
    description: plainText(texts.description ?? ''),
    date,
    time,
    location: texts.location ?? '',
  };
}

/** The first category that the town's calendar has, too; else the most general. */
function categoryOf(component: ICAL.Component): string {
  const names = component
    .getAllProperties('categories')
    .flatMap((property) => property.getValues())
    .map((name) => String(name).trim().toLowerCase());
  return eventCategories.find((category) => names.includes(category)) ?? 'community';
}
