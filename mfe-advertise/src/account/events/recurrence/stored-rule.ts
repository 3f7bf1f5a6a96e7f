import type { BusinessEventChange } from '@town/contracts/calendar/business-event-form';
import { optionalText, recordReader } from '@town/slice-kit/tolerant';

const readAnswer = recordReader<{ recurrence: string | null }>({ recurrence: optionalText });

/**
 * Whether the answer to a save has a rule when one was sent. While the site is updated, a service of the
 * previous release can answer. It ignores the rule and stores an event that takes place once.
 */
export const isRuleStored = (answer: unknown, { recurrence }: BusinessEventChange): boolean =>
  !recurrence || Boolean(readAnswer(answer)?.recurrence);
