import type { BusinessEventChange } from '@town/contracts/calendar/business-event-form';
import { optionalText, recordReader } from '@town/slice-kit/tolerant';

const readAnswer = recordReader<{ recurrence: string | null }>({ recurrence: optionalText });

/** What a save did to the rule, other than storing it. */
export type Unstored = 'takes place once' | 'repeats as before' | 'is not known';

/**
 * What became of the rule that was sent, where it was not stored. While the site is updated, a service of
 * the previous release can answer, which knows no rules. It stores a new event that takes place once, and
 * leaves the rule of an existing one as it was. Its answer to a repeated call says nothing about what the
 * first call has stored, and neither does an empty answer.
 * @param before the event that was changed; undefined for a new one
 * @param isRepeat whether an earlier call may have stored the event
 */
export function unstoredRule(
  answer: unknown,
  { recurrence: sent }: BusinessEventChange,
  before: { recurrence: string | null } | undefined,
  isRepeat = false,
): Unstored | undefined {
  const isUnclear = !knowsRules(answer) && (isRepeat || answer === undefined);
  if (before?.recurrence && !knowsRules(answer)) {
    const isSame = sent === undefined || sent === before.recurrence;
    if (isSame) return undefined;
    return isUnclear ? 'is not known' : 'repeats as before';
  }
  if (!sent || readAnswer(answer)?.recurrence) return undefined;
  return isUnclear ? 'is not known' : 'takes place once';
}

/** Whether an answer says how an event is repeated, also if it is not. */
export const knowsRules = (answer: unknown) => Object.hasOwn(Object(answer), 'recurrence');
