import type { TownMoment } from '../hours/open-state.js';
import { formatDate } from '../town/date.js';
import { dollarLabel, type Plan } from './price-list.js';
import { renewalDate } from './renewal-date.js';

/**
 * Names the text below. Each purchase keeps the version that its buyer saw. Anyone who changes the text
 * gives it a new version: the day of the change.
 */
export const termsVersion = '2026-11-22';

/** What somebody who pays agrees to, in the order in which it matters. */
export interface PlanTerms {
  renewal: string;
  cancellation: string;
  refund: string;
}

/** The terms of a plan bought now. */
export function planTerms({ amount, period }: Plan, now: TownMoment): PlanTerms {
  return {
    renewal: `By itself for ${dollarLabel(amount)} on ${formatDate(renewalDate(now, period))}, and then each ${period} until you cancel`,
    cancellation: `Any time in your account; it then runs to the end of the paid ${period}`,
    refund:
      period === 'year'
        ? 'The whole amount within 30 days, in your account; the plan then ends at once'
        : 'None for a month that has begun',
  };
}
