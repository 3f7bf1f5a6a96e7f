import type Stripe from 'stripe';
import { disputeFacts } from '../payments/dispute-facts.js';
import type { StripeClient } from '../payments/stripe-client.js';
import { isMissing } from '../payments/stripe-failure.js';
import { idOf } from '../subscriptions/subscription-facts.js';

/** The charged and returned amounts of one payment, in cents. */
export interface Booked {
  id: string;
  chargedCents: number;
  refundedCents: number;
  /** The amount that a lost dispute has taken. */
  lostCents: number;
}

/**
 * The site's charges within a period, in their current state at Stripe.
 * @param recorded ids of the site's payments, which may have been made under a previous host name
 */
export async function stripeCharges(
  stripe: StripeClient,
  from: Date,
  to: Date,
  recorded: ReadonlySet<string>,
): Promise<Map<string, Booked>> {
  const created = { gte: seconds(from), lt: seconds(to) };
  const expand = ['data.payment_intent', 'data.customer'];
  const found = new Map<string, Booked>();
  for await (const charge of stripe.api.charges.list({ created, limit: 100, expand })) {
    const { payment_intent: intent } = charge;
    if (charge.status !== 'succeeded' || !intent) continue;
    const id = idOf(intent);
    if (siteOf(charge) !== stripe.site && !recorded.has(id)) continue;
    found.set(id, {
      id,
      chargedCents: charge.amount_captured,
      refundedCents: charge.amount_refunded,
      lostCents: charge.disputed ? await lostCents(stripe, charge.id) : 0,
    });
  }
  return found;
}

/** When Stripe charged a payment; undefined when it has not, or does not know the payment. */
export async function chargedAt(stripe: StripeClient, id: string): Promise<Date | undefined> {
  try {
    const intent = await stripe.api.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    const charge = intent.latest_charge;
    if (intent.status !== 'succeeded' || typeof charge !== 'object' || !charge) return undefined;
    return new Date(charge.created * 1_000);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** An unrecorded renewal has no metadata of its own yet, so its customer's metadata is used. */
function siteOf({ payment_intent: intent, customer }: Stripe.Charge): string | undefined {
  const marked = typeof intent === 'object' ? intent?.metadata['site'] : undefined;
  if (marked || typeof customer !== 'object' || !customer || customer.deleted) return marked;
  return customer.metadata['site'];
}

async function lostCents({ api }: StripeClient, charge: string): Promise<number> {
  let lost = 0;
  for await (const dispute of api.disputes.list({ charge, limit: 100 })) {
    if (disputeFacts(dispute).state === 'lost') lost += dispute.amount;
  }
  return lost;
}

function seconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1_000);
}
