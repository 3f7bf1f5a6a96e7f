import { endsBeforeFirstMessage } from '../messages.js';
import { fitsRule, readRule } from './rule.js';

/**
 * Why an event cannot be repeated from its first date on; undefined where it can. Without a first date
 * or a rule there is nothing to refuse.
 */
export function ruleMisfit(recurrence: string | null, first: string | null): string | undefined {
  const rule = readRule(recurrence ?? '');
  if (!rule || !first) return undefined;
  const { end } = rule;
  if (end && 'until' in end && end.until < first) return endsBeforeFirstMessage;
  return fitsRule(rule, first) ? undefined : 'The first date must be one of the repeated dates';
}
