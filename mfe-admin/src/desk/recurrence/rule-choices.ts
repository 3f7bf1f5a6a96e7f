import {
  dayCodeOf,
  daysOfMonth,
  explicitRule,
  plainRule,
  type RecurrenceRule,
  readRule,
  writeRule,
} from '@town/contracts/calendar/recurrence/rule';
import { ruleWords } from '@town/contracts/calendar/recurrence/words';

/** One way of repeating an event, in words. */
export interface RuleChoice {
  /** Identifies the choice: its rule without interval, weekdays and end. */
  value: string;
  label: string;
  rule: RecurrenceRule;
}

/** The ways of repeating an event that begins on a date. */
export function ruleChoices(start: string): RuleChoice[] {
  const days = daysOfMonth(start);
  const rules: RecurrenceRule[] = [
    { ...plainRule, frequency: 'DAILY' },
    { ...plainRule, frequency: 'WEEKLY', weekdays: [dayCodeOf(start)] },
    ...days.map((dayOfMonth) => ({ ...plainRule, frequency: 'MONTHLY' as const, dayOfMonth })),
    ...days
      .filter((each) => !('day' in each) || each.day > 0)
      .map((dayOfMonth) => ({
        ...plainRule,
        frequency: 'YEARLY' as const,
        dayOfMonth,
        month: Number(start.slice(5, 7)),
      })),
  ];
  return rules.map(choiceOf);
}

/** The choice that a rule belongs to. */
export function choiceOf(rule: RecurrenceRule): RuleChoice {
  const whole = { ...rule, interval: 1, end: null };
  const weekly = rule.frequency === 'WEEKLY';
  return {
    value: writeRule({ ...whole, weekdays: [] }),
    label: weekly ? 'Every week on certain days' : ruleWords(whole),
    rule,
  };
}

/** The rule of a form's text, with its days; undefined where the event is not repeated. */
export function ruleOf(text: string, start: string): RecurrenceRule | undefined {
  const rule = readRule(text);
  return rule && start ? explicitRule(rule, start) : rule;
}
