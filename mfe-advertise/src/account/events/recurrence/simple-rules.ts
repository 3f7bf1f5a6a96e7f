/**
 * The few ways of repeating an event that an owner can choose. Each follows from the first date: "every
 * week" means every Friday where that is a Friday, so another first date needs no other choice. A rule of
 * the staff that is none of them can be kept.
 */
import { recurrenceDates } from '@town/contracts/calendar/recurrence/dates';
import {
  type DayOfMonth,
  dayCodeOf,
  daysOfMonth,
  explicitRule,
  plainRule,
  type RecurrenceRule,
  readRule,
  writeRule,
} from '@town/contracts/calendar/recurrence/rule';
import { addDays } from '@town/contracts/town/date';

/** How far ahead an owner's event can end. */
const mostDays = 2 * 365;

export type RuleKind = 'weekly' | 'two-weeks' | 'nth' | 'last-weekday' | 'day' | 'last-day';

/** The choice that keeps the rule of the staff. */
export const keptRule = 'kept';

/** What the form has: a kind of rule, `keptRule` or nothing, and the last possible date. */
export interface ChosenRule {
  date: string;
  repeats: string;
  until: string;
}

/** The rule and the first date that an event has. */
export interface GivenRule {
  date: string;
  recurrence: string | null;
}

/** The rules that an event can have that begins on a date, without an end. */
export function simpleRules(start: string): { kind: RuleKind; rule: RecurrenceRule }[] {
  const weekly = { ...plainRule, frequency: 'WEEKLY' as const, weekdays: [dayCodeOf(start)] };
  const monthly = daysOfMonth(start).map((dayOfMonth) => ({
    kind: kindOfDay(dayOfMonth),
    rule: { ...plainRule, frequency: 'MONTHLY' as const, dayOfMonth },
  }));
  return [
    { kind: 'weekly', rule: weekly },
    { kind: 'two-weeks', rule: { ...weekly, interval: 2 } },
    ...monthly.filter(({ rule: { dayOfMonth } }) => 'nth' in dayOfMonth),
    ...monthly.filter(({ rule: { dayOfMonth } }) => 'day' in dayOfMonth),
  ];
}

function kindOfDay(dayOfMonth: DayOfMonth): RuleKind {
  if ('day' in dayOfMonth) return dayOfMonth.day < 0 ? 'last-day' : 'day';
  return dayOfMonth.nth < 0 ? 'last-weekday' : 'nth';
}

/** What a kind becomes where the first date is not the last of its month. */
const instead: Record<string, RuleKind> = { 'last-weekday': 'nth', 'last-day': 'day' };

/** The rule of a kind; undefined for `keptRule`, and where the event is not repeated. */
export function simpleRule(repeats: string, start: string) {
  if (!start) return undefined;
  const rules = simpleRules(start);
  return (
    rules.find(({ kind }) => kind === repeats) ??
    rules.find(({ kind }) => kind === instead[repeats])
  );
}

/** The choice that the form shows for the rule of an event. */
export function chosenRule({ date, recurrence }: GivenRule): ChosenRule {
  const given = readRule(recurrence ?? '');
  if (!given || !date) return { date, repeats: '', until: '' };
  const { end } = given;
  const text = writeRule({ ...explicitRule(given, date), end: null });
  const simple = simpleRules(date).find(({ rule }) => writeRule(rule) === text);
  const isKept = !simple || (end && 'count' in end);
  return {
    date,
    repeats: isKept ? keptRule : simple.kind,
    // A rule with a number of dates would otherwise go on without an end when its kind is changed.
    until: end ? lastPossible(end, given, date) : '',
  };
}

function lastPossible(
  end: NonNullable<RecurrenceRule['end']>,
  rule: RecurrenceRule,
  start: string,
): string {
  if ('until' in end) return end.until;
  const to = addDays(start, mostDays);
  return recurrenceDates(writeRule(rule), start, { from: start, to }).at(-1) ?? '';
}

/** The text of the chosen rule; null where the event is not repeated. */
export function ruleOf(
  { date, repeats, until }: ChosenRule,
  { recurrence }: GivenRule,
): string | null {
  if (repeats === keptRule) return recurrence;
  const simple = simpleRule(repeats, date);
  return simple ? writeRule({ ...simple.rule, end: until ? { until } : null }) : null;
}

/**
 * The rule to send. Like every other field it is sent unchanged, too: when another person has changed it
 * meanwhile, a save must store what the form shows. Undefined where the given rule cannot be read and
 * nothing else is chosen: the event then keeps it.
 */
export function sentRule(chosen: ChosenRule, given: GivenRule): string | null | undefined {
  const before = readRule(given.recurrence ?? '');
  const rule = ruleOf(chosen, given);
  // Another text of the same rule would be a change.
  const isSame = rule === (before ? writeRule(explicitRule(before, given.date)) : null);
  if (!isSame) return rule;
  return before || !given.recurrence ? given.recurrence : undefined;
}
