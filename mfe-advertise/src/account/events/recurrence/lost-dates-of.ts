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
 */
export function lostDatesOf(chosen: ChosenRule, given: RepeatedEvent): string[] {
  const changed = given.dates
    .filter(({ status }) => status === 'cancelled' || status === 'moved')
    .map(({ repetition }) => repetition)
    .sort();
  const recurrence = sentRule(chosen, given);
  // A rule that this form cannot read stays as it is.
  if (!chosen.date || changed.length === 0 || recurrence === undefined) return [];
  if (recurrence === null && changed.includes(chosen.date)) return [chosen.date];
  const dates = datesOf(chosen.date, recurrence, given);
  if (dates.every((date) => given.dates.some(({ repetition }) => repetition === date))) return [];
  const last = lastPossible(recurrence, chosen.date);
  return changed.filter((date) => !dates.includes(date) && (!last || date <= last));
}

/** The dates after the change as far as those before it are known. Past dates are not, and are not new either. */
function datesOf(start: string, recurrence: string | null, given: RepeatedEvent): string[] {
  const known = given.dates.map(({ repetition }) => repetition).sort();
  const from = start === given.date ? known[0] : start;
  const to = known.at(-1);
  if (!from || !to) return [];
  if (recurrence) return recurrenceDates(recurrence, start, { from, to });
  return start >= from && start <= to ? [start] : [];
}

/** The last possible date; undefined where the rule has none. */
function lastPossible(recurrence: string | null, start: string): string | undefined {
  if (!recurrence) return start;
  const end = readRule(recurrence)?.end;
  return end && 'until' in end ? end.until : undefined;
}
