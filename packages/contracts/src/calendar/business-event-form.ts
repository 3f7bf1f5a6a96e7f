/** What the form of a business's event asks for, and what the owner's calls accept. */
import * as z from 'zod/mini';
import { optionalText } from '../forms/fields.js';
import { addDays, townDate } from '../town/date.js';
import { eventFormChecks, eventFormFields } from './form.js';
import { latestEventDate } from './latest-date.js';
import { eventTooLateMessage, repetitionTooEarlyMessage } from './messages.js';
import { seenVersionSchema } from './private-link.js';
import { readRule } from './recurrence/rule.js';
import { givenRule } from './recurrence/rule-field.js';
import { ruleMisfit } from './recurrence/rule-misfit.js';

/** How many days back a repeated event may begin. */
const daysBackAtMost = 730;

const fields = z.extend(eventFormFields, {
  /**
   * A rule of RFC 5545, or null for an event that takes place once. Forms of earlier releases do not ask
   * for it: a new event then takes place once, and a change leaves the rule as it is.
   */
  recurrence: givenRule,
});

/** The fields of an event that its business may post and change. */
export const businessEventFormSchema = fields.check(
  ...eventFormChecks,
  z.check<z.output<typeof fields>>(({ value, issues }) => {
    const { date, recurrence: input = null } = value;
    const message = ruleMisfit(input, date);
    if (message) issues.push({ code: 'custom', message, path: ['recurrence'], input });
  }),
);
businessEventFormSchema.register(z.globalRegistry, { id: 'BusinessEventChange' });
export type BusinessEventChange = z.output<typeof businessEventFormSchema>;

/**
 * Why an owner may not choose a rule and its first date; undefined where nothing is wrong. It is not part
 * of the form, because the form also sends back what the event already has.
 */
export function repetitionRefusal(
  recurrence: string | null | undefined,
  first: string,
  now: Date,
): { path: 'recurrence' | 'date'; message: string } | undefined {
  const rule = readRule(recurrence ?? '');
  if (!rule) return undefined;
  const { end } = rule;
  // A day far in the future is a typing error. A repetition without an end is not.
  if (end && 'until' in end && end.until > latestEventDate(now)) {
    return { path: 'recurrence', message: eventTooLateMessage };
  }
  // Every date since the first one is computed.
  const isTooEarly = first < addDays(townDate(now, 'UTC'), -daysBackAtMost);
  return isTooEarly ? { path: 'date', message: repetitionTooEarlyMessage } : undefined;
}

/** The state that an owner gives to one date of a repeated event. */
export const dateChangeSchema = z.extend(seenVersionSchema, {
  /** False where a cancelled date takes place after all. */
  isCancelled: z.boolean({ error: 'isCancelled must be true or false' }),
  /** Why it is cancelled, for visitors. */
  note: optionalText('Note', 200),
});
dateChangeSchema.register(z.globalRegistry, { id: 'EventDateChange' });
export type DateChange = z.output<typeof dateChangeSchema>;
