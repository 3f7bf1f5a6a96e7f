import { recurrenceDates } from '@town/contracts/calendar/recurrence/dates';
import { readRule } from '@town/contracts/calendar/recurrence/rule';
import type { ShownEventDate } from '../events-query';
import { type ChosenRule, type GivenRule, sentRule } from './simple-rules';

/** A stored event with its next dates. */
export type RepeatedEvent = GivenRule & { dates: readonly ShownEventDate[] };

/**
 * The dates that were cancelled or moved and that the chosen rule does not have, although it has new dates
 * instead. The event takes place on those, which its owner may not expect. An event that is not repeated any
 * more also takes place if its only date was cancelled or moved.
 * @param today the town's date, YYYY-MM-DD
 */
export function lostDatesOf(chosen: ChosenRule, given: RepeatedEvent, today: string): string[] {
  const changed = given.dates
    .filter(({ status }) => status === 'cancelled' || status === 'moved')
    .map(({ repetition }) => repetition)
    .sort();
  const recurrence = sentRule(chosen, given);
  // A rule that this form cannot read stays as it is.
  if (!chosen.date || changed.length === 0 || recurrence === undefined) return [];
  if (recurrence === null && changed.includes(chosen.date)) return [chosen.date];
  const dates = datesOf(chosen.date, recurrence, given, today);
  const known = given.dates.map(({ repetition }) => repetition);
  if (!dates.some((date) => date >= today && !known.includes(date))) return [];
  const last = lastPossible(recurrence, chosen.date);
  return changed.filter((date) => !dates.includes(date) && (!last || date <= last));
}

/**
 * The dates after the change as far as those before it are known, with past ones: a date of the past may have
 * been moved to a later day.
 */
function datesOf(
  start: string,
  recurrence: string | null,
  given: RepeatedEvent,
  today: string,
): string[] {
  const known = given.dates.map(({ repetition }) => repetition).sort();
  const [first] = known;
  const to = known.at(-1);
  if (!first || !to) return [];
  const begin = first < today ? first : today;
  const from = begin > start ? begin : start;
  if (recurrence) return recurrenceDates(recurrence, start, { from, to });
  return start >= from && start <= to ? [start] : [];
}

/** The last possible date; undefined where the rule has none. */
function lastPossible(recurrence: string | null, start: string): string | undefined {
  if (!recurrence) return start;
  const end = readRule(recurrence)?.end;
  return end && 'until' in end ? end.until : undefined;
}
