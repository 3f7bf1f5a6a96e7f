/**
 * Reads a repeated event of a calendar file as one event with a rule, where the calendar of the town
 * can say the same. Staff then change one event and not each of its dates. Anything else is expanded:
 * other rules, times of another zone, repetitions with another title or length. An event that is one
 * event in the calendar already stays so: such a repetition becomes an event of its own beside it.
 */
import { type ExceptionKind, exceptionsAtMost } from '@town/contracts/calendar/event-fields';
import { daysAhead } from '@town/contracts/calendar/recurrence/dates';
import { fitsRule, readRule, writeRule } from '@town/contracts/calendar/recurrence/rule';
import { addDays } from '@town/contracts/town/date';
import { townTime } from '@town/contracts/town/town-time';
import ICAL from 'ical.js';
import type { WholeEvent } from './calendar-answer.js';
import {
  endOf,
  isCancelled,
  leftOutDates,
  type Occurrence,
  startOf,
  zoneOf,
} from './occurrences.js';
import { onTownClock, type TownMoment } from './town-clock.js';

/** A repeated event as the import takes it. */
interface RepeatedEvent {
  /** The first date. */
  occurrence: Occurrence;
  recurrence: string;
  /** JSON, as the import takes lists. */
  exceptions: string;
  /** The dates that are events of their own; the event leaves them out. */
  ownDates: readonly string[];
}

interface Circumstances {
  /** The town's time zone. */
  town: string;
  /** The town's calendar day. */
  today: string;
  /** The event as an earlier import stored it, if it is one event. */
  before: WholeEvent | undefined;
}

/** @returns undefined when the event does not recur, or must be expanded */
export function readRepeatedEvent(
  event: ICAL.Event,
  changes: readonly ICAL.Component[],
  { town, today, before }: Circumstances,
): RepeatedEvent | undefined {
  const { component } = event;
  const rules = component.getAllProperties('rrule');
  const hasMore = component.hasProperty('rdate') || component.hasProperty('exrule');
  if (rules.length !== 1 || hasMore || !isOnTownClock(event, town)) return undefined;
  const start = startOf(event, town);
  const recurrence = ruleOf(rules[0]?.getFirstValue(), start, event, town);
  if (!recurrence) return undefined;
  const changed = changes.map((each) => new ICAL.Event(each));
  const unlike = changed.filter((each) => exceptionOf(event, each, town) === undefined);
  if (unlike.length > 0 && !before) return undefined;
  const until = addDays(today, daysAhead);
  const ownDates = [...new Set([...(before?.ownDates ?? []), ...unlike.map(repetitionOf)])].filter(
    (date) => date <= until,
  );
  const exceptions = [
    ...[...ownDates, ...leftOutDates(component).filter((date) => !ownDates.includes(date))].map(
      (date) => exception(date, 'out'),
    ),
    ...changed
      .filter((each) => !ownDates.includes(repetitionOf(each)))
      .flatMap((each) => exceptionOf(event, each, town) ?? []),
  ];
  if (exceptions.length > exceptionsAtMost) return undefined;
  const occurrence = { ...start, end: endOf(start, event.endDate, event, town), texts: event };
  return { occurrence, recurrence, exceptions: JSON.stringify(exceptions), ownDates };
}

const repetitionOf = ({ recurrenceId }: ICAL.Event) => String(recurrenceId ?? '').slice(0, 10);

/** Whether its dates follow the town's clock: a rule in another zone drifts when the clocks change. */
function isOnTownClock(event: ICAL.Event, town: string): boolean {
  const zone = zoneOf(event);
  return !event.startDate?.toString().endsWith('Z') && (!zone || zone === town);
}

function ruleOf(
  value: unknown,
  start: TownMoment,
  event: ICAL.Event,
  town: string,
): string | undefined {
  if (!(value instanceof ICAL.Recur)) return undefined;
  const text = value.toString().replace(/;?UNTIL=[^;]*/, '');
  const until = value.until && lastDay(value.until, event, town);
  const rule = readRule(until ? `${text};UNTIL=${until.replaceAll('-', '')}` : text);
  return rule && fitsRule(rule, start.date) ? writeRule(rule) : undefined;
}

/** The last day on which the event may begin. */
function lastDay(until: ICAL.Time, event: ICAL.Event, town: string): string {
  if (until.isDate || !event.startDate || event.startDate.isDate)
    return until.toString().slice(0, 10);
  const isUtc = until.toString().endsWith('Z');
  const clock = isUtc ? townTime(until.toUnixTime() * 1000, town) : until.toString();
  const begins = event.startDate.toString().slice(11, 16);
  return clock.slice(11, 16) < begins ? addDays(clock.slice(0, 10), -1) : clock.slice(0, 10);
}

interface Exception {
  date: string;
  change: ExceptionKind;
  newDate: string | null;
  newTime: string | null;
  note: null;
}

const exception = (date: string, change: Exception['change'], moved?: TownMoment): Exception => ({
  date,
  change,
  newDate: moved && moved.date !== date ? moved.date : null,
  newTime: moved?.time || null,
  note: null,
});

/**
 * Reads a changed repetition. Returns null when visitors would see no difference, for example when only a
 * guest's reply was added. Returns undefined when more than its date, time or status changed.
 */
function exceptionOf(
  event: ICAL.Event,
  changed: ICAL.Event,
  town: string,
): Exception | null | undefined {
  const date = repetitionOf(changed);
  if (!date) return undefined;
  if (isCancelled(changed)) return exception(date, 'cancelled');
  const texts = ({ summary, description, location }: ICAL.Event) =>
    [summary, description, location].join('|');
  const length = ({ duration }: ICAL.Event) => duration?.toSeconds() ?? 0;
  if (texts(changed) !== texts(event) || length(changed) !== length(event)) return undefined;
  const moment = onTownClock(changed.startDate, zoneOf(changed), town);
  const isSame = moment.date === date && moment.time === startOf(event, town).time;
  return isSame ? null : exception(date, 'moved', moment);
}
