import type { BusinessEventChange } from '@town/contracts/calendar/business-event-form';
import { optionalText, recordReader } from '@town/slice-kit/tolerant';

const readAnswer = recordReader<{ recurrence: string | null }>({ recurrence: optionalText });

/** What a save did to the rule, other than storing it. */
export type Unstored = 'takes place once' | 'repeats as before';

/**
 * What became of the rule that was sent, where it was not stored. While the site is updated, a service of
 * the previous release can answer, which knows no rules. It stores a new event that takes place once, and
 * leaves the rule of an existing one as it was.
 * @param before the event that was changed; undefined for a new one
 */
export function unstoredRule(
  answer: unknown,
  { recurrence: sent }: BusinessEventChange,
  before: { recurrence: string | null } | undefined,
): Unstored | undefined {
  if (before?.recurrence && !knowsRules(answer)) {
    const isSame = sent === undefined || sent === before.recurrence;
    return isSame ? undefined : 'repeats as before';
  }
  return sent && !readAnswer(answer)?.recurrence ? 'takes place once' : undefined;
}

const knowsRules = (answer: unknown) => Object.hasOwn(Object(answer), 'recurrence');
