/**
 * Converts an iCalendar file (RFC 5545) to rows for the import of events. An event is one row. A recurring
 * event is one row when its rule is supported here (`repeated-event.ts`), and otherwise one row per
 * repetition. The row number in the report is the number of the event in the file. This runs in a thread of
 * its own (`../read-calendar.ts`), because a file can contain rules that take forever to expand.
 */
import { eventCategories } from '@town/contracts/calendar/categories';
import { daysAhead, recurrenceDates } from '@town/contracts/calendar/recurrence/dates';
import type { EventStatus } from '@town/contracts/calendar/statuses';
import { addDays } from '@town/contracts/town/date';
import { messageAbout } from '@town/managed-records/transfer/import-rows';
import ICAL from 'ical.js';
import { plainText } from '../plain-text.js';
import {
  type CalendarAnswer,
  type CalendarQuestion,
  RefusedCalendar,
  WrongEvent,
} from './calendar-answer.js';
import { nameDatesAsStart } from './named-dates.js';
import { type Occurrence, occurrencesOf } from './occurrences.js';
import { readRepeatedEvent } from './repeated-event.js';

type Rows = Exclude<CalendarAnswer, { refused: string }>;

/** @throws RefusedCalendar when the file is no calendar, or contains no event */
export function readCalendarFile(question: CalendarQuestion): Rows {
  const { file } = question;
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
    // A change of one repetition is read together with its event, if the file contains it.
    if (isChange(component) && whole.has(uid)) continue;
    const row = index + 1;
    const name = String(component.getFirstPropertyValue('summary') ?? '')
      .trim()
      .slice(0, 100);
    try {
      const exceptions = isChange(component) ? [] : (changed.get(uid) ?? []);
      for (const each of [component, ...exceptions]) {
        nameDatesAsStart(each, component, question.timeZone);
      }
      const event = new ICAL.Event(component, { exceptions });
      result.rows.push(
        ...rowsOf(event, exceptions, question).map((each) => ({ row, name, ...each })),
      );
    } catch (error) {
      const column = error instanceof WrongEvent ? error.column : 'VEVENT';
      const message = error instanceof Error ? error.message : 'The event cannot be read';
      result.errors.push({ row, column, message: messageAbout(name, message) });
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

function rowsOf(
  event: ICAL.Event,
  exceptions: readonly ICAL.Component[],
  { timeZone, today, expanded, whole }: CalendarQuestion,
) {
  const { uid } = event;
  if (!uid) throw new WrongEvent('UID', 'The event has no UID');
  const defaults = { category: categoryOf(event.component) };
  const before = whole.find((each) => each.uid === uid);
  const repeated = expanded.includes(uid)
    ? undefined
    : readRepeatedEvent(event, exceptions, { town: timeZone, today, before });
  const single = (defaultsOfDate: Record<string, string>) => (occurrence: Occurrence) => ({
    values: valuesOf(uid, occurrence),
    defaults: defaultsOfDate,
  });
  if (!repeated) return occurrencesOf(event, timeZone, today).map(single(defaults));
  const { occurrence, ownDates, ...fields } = repeated;
  if (!hasDateFrom(fields.recurrence, occurrence.date, today)) return [];
  const own =
    ownDates.length === 0
      ? []
      : occurrencesOf(event, timeZone, today).filter(
          ({ repetition }) => repetition && ownDates.includes(repetition),
        );
  // If the date was public as part of the event, its own record is published, too.
  const defaultsOfOwn = { ...defaults, ...(before?.isPublic && { state: 'published' }) };
  return [
    { values: { ...valuesOf(uid, occurrence), ...fields }, defaults },
    ...own.map(single(defaultsOfOwn)),
  ];
}

function hasDateFrom(recurrence: string, start: string, today: string): boolean {
  const from = start > today ? start : today;
  const to = addDays(from, daysAhead);
  return recurrenceDates(recurrence, start, { from, to, limit: 1 }).length > 0;
}

function valuesOf(uid: string, { texts, date, time, end, repetition, isOff }: Occurrence) {
  const status = isOff ? 'cancelled' : statusOf(texts);
  return {
    externalId: repetition ? `${uid} ${repetition}` : uid,
    title: texts.summary ?? '',
    description: plainText(texts.description ?? ''),
    date,
    time,
    endDate: end && end.date > date ? end.date : '',
    endTime: end?.time ?? '',
    location: texts.location ?? '',
    ...(status && { status }),
  };
}

/** The status in the file; undefined when the file has none, which keeps the choice of the staff. */
function statusOf({ component }: ICAL.Event): EventStatus | undefined {
  const status = String(component.getFirstPropertyValue('status') ?? '').toUpperCase();
  if (status === 'CANCELLED') return 'cancelled';
  return status === 'CONFIRMED' ? 'scheduled' : undefined;
}

/** The first category that exists in the town's calendar; otherwise the most general one. */
function categoryOf(component: ICAL.Component): string {
  const names = component
    .getAllProperties('categories')
    .flatMap((property) => property.getValues())
    .map((name) => String(name).trim().toLowerCase());
  return eventCategories.find((category) => names.includes(category)) ?? 'community';
}
