/**
 * The cost of a change of plan, calculated by Stripe for a moment. Stripe prorates by the second, so a
 * change that is confirmed later names that moment, and is charged the amount that was shown.
 */
import type { Plan } from '@town/contracts/plans/price-list';
import type { PlanChangeAmounts } from '@town/contracts/subscriptions/owner-subscription';
import type Stripe from 'stripe';
import { centsOf } from '../../payments/verified-payment.js';
import type { SubscriptionFacts } from '../subscription-facts.js';

const validMs = 30 * 60 * 1_000;

/** The moment for which a preview was calculated, by Stripe's clock. */
export function quotedAt({ parent, created }: Stripe.Invoice): Date {
  const date = parent?.subscription_details?.subscription_proration_date;
  return new Date((date ?? created) * 1_000);
}

/** Whether the amounts of a preview from that moment can still be charged. */
export function canStillBeCharged(
  quoted: Date,
  { periodStart }: SubscriptionFacts,
  now: Date,
): boolean {
  const age = now.getTime() - quoted.getTime();
  return age >= 0 && age <= validMs && quoted >= periodStart;
}

/** The amount that a change charges now, and that of the next renewal. */
export function amountsOf(preview: Stripe.Invoice, plan: Plan): PlanChangeAmounts {
  // Negative: credit. Positive: an amount too small to be charged on its own.
  const leftForNext = preview.starting_balance + preview.total - preview.amount_due;
  // Negative lines are credit for the old plan.
  const charged = preview.lines.data.filter(({ amount }) => amount > 0);
  const end = Math.max(...charged.map(({ period }) => period.end));
  const priceCents = centsOf(plan.amount);
  return {
    plan: plan.id,
    dueNowCents: Math.max(0, preview.amount_due),
    priceCents,
    nextPaymentCents: Math.max(0, priceCents + leftForNext),
    nextPaymentAt: new Date(end * 1_000).toISOString(),
    creditCents: Math.max(0, -leftForNext),
    quotedAt: quotedAt(preview).toISOString(),
  };
}
