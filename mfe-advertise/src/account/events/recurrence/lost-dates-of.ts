import { recurrenceDates } from '@town/contracts/calendar/recurrence/dates';
import { readRule } from '@town/contracts/calendar/recurrence/rule';
import type { ShownEventDate } from '../events-query';
import { type ChosenRule, type GivenRule, sentRule } from './simple-rules';

/** A stored event with its next dates. */
export type RepeatedEvent = GivenRule & { dates: readonly ShownEventDate[] };

/**
 * The dates that were cancelled or moved and that the chosen rule does not have, although it has others
 * around them. The event takes place on those, which its owner may not expect.
 */
export function lostDatesOf(chosen: ChosenRule, given: RepeatedEvent): string[] {
  const changed = given.dates
    .filter(({ status }) => status === 'cancelled' || status === 'moved')
    .map(({ repetition }) => repetition)
    .sort();
  const [from, to] = [changed[0], changed.at(-1)];
  const recurrence = sentRule(chosen, given);
  // A rule that this form cannot read stays as it is.
  if (!chosen.date || !from || !to || recurrence === undefined) return [];
  const kept = recurrence ? recurrenceDates(recurrence, chosen.date, { from, to }) : [];
  const last = lastPossible(recurrence, chosen.date);
  return changed.filter((date) => !kept.includes(date) && (!last || date <= last));
}

/** The last possible date; undefined where the rule has none. */
function lastPossible(recurrence: string | null, start: string): string | undefined {
  if (!recurrence) return start;
  const end = readRule(recurrence)?.end;
  return end && 'until' in end ? end.until : undefined;
}
