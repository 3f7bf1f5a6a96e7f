import { dollarLabel } from '@town/contracts/plans/price-list';
import { planName } from '../lists/plan-name';
import type { ShownAdvertiser } from './advertisers-query';

/** The payment for an application as staff read it: "Paid: Annual Listing $495, Nov 21, 2026". */
export function paymentLabel(
  { payment, paymentIntentId }: Pick<ShownAdvertiser, 'payment' | 'paymentIntentId'>,
  timeZone: string,
): string {
  // Until Stripe confirms it, the applicant's payment is only a claim.
  if (!payment) return paymentIntentId ? 'Claimed, not verified' : 'Not paid';
  const paid = `${planName(payment.plan)} ${dollarLabel(payment.amount)}, ${day(payment.paidAt, timeZone)}`;
  if (payment.status === 'succeeded') return `Paid: ${paid}`;
  if (payment.status === 'refunded') return `Refunded: ${paid}`;
  return `Partly refunded (${dollarLabel(payment.refunded)}): ${paid}`;
}

function day(instant: string, timeZone: string): string {
  if (Number.isNaN(Date.parse(instant))) return 'N/A';
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  }).format(new Date(instant));
}
