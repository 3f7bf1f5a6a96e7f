import type { StaffAdvertiser } from '@town/contracts/application-payment';
import { plans } from '@town/contracts/plans';
import { town } from '@town/contracts/town';
import { dollars } from '../lists/dollars';

/** What staff read of the payment for an application: "Paid: Annual Listing $495, Nov 21, 2026". */
export function paymentLabel({
  payment,
  paymentIntentId,
}: Pick<StaffAdvertiser, 'payment' | 'paymentIntentId'>): string {
  // Without Stripe's word, what the applicant sent is a claim.
  if (!payment) return paymentIntentId ? 'Claimed, not verified' : 'Not paid';
  const paid = `${plans[payment.plan].name} ${dollars(payment.amount)}, ${day(payment.paidAt)}`;
  if (payment.status === 'succeeded') return `Paid: ${paid}`;
  if (payment.status === 'refunded') return `Refunded: ${paid}`;
  return `Partly refunded (${dollars(payment.refunded)}): ${paid}`;
}

function day(instant: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: town.timeZone,
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  }).format(new Date(instant));
}
