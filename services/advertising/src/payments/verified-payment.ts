import { plans } from '@town/contracts/plans';
import type Stripe from 'stripe';
import * as z from 'zod/mini';

/** A payment for this site that Stripe says was made. */
export interface VerifiedPayment {
  id: string;
  plan: keyof typeof plans;
  /** Whole US dollars. */
  amount: number;
  customerEmail: string | null;
  customerName: string | null;
  paidAt: Date;
  /** What has been given back; undefined where Stripe was not asked for it. */
  refundedCents: number | undefined;
}

/** What this site writes into each PaymentIntent, and nobody can change without the secret key. */
export interface PaymentMark {
  site: string;
  plan: string;
  amount: string;
  [name: string]: string;
}

const markSchema = z.object({
  site: z.string(),
  plan: z.enum([plans.monthly.id, plans.annual.id]),
  /** The price at that time: a later one does not undo the payment. */
  amount: z.pipe(
    z.string().check(z.regex(/^\d{1,6}$/)),
    z.transform((text: string) => Number(text)),
  ),
});

/**
 * What a PaymentIntent says, if it is a payment: it has succeeded, for this site, and what was
 * taken is what the site asked for.
 */
export function verifiedPayment(
  intent: Stripe.PaymentIntent,
  site: string,
): VerifiedPayment | undefined {
  const mark = markSchema.safeParse(intent.metadata).data;
  if (!mark || mark.site !== site || intent.status !== 'succeeded') return undefined;
  const cents = mark.amount * 100;
  if (intent.currency !== 'usd' || intent.amount !== cents || intent.amount_received !== cents) {
    return undefined;
  }
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    id: intent.id,
    plan: mark.plan,
    amount: mark.amount,
    customerEmail: storable(intent.receipt_email ?? charge?.billing_details.email),
    customerName: storable(intent.metadata['customer_name'] ?? charge?.billing_details.name),
    paidAt: new Date((charge?.created ?? intent.created) * 1_000),
    refundedCents: charge?.amount_refunded,
  };
}

/** Whether all of it has been given back. */
export function isRefunded({ amount, refundedCents = 0 }: VerifiedPayment): boolean {
  return refundedCents >= amount * 100;
}

/** What PostgreSQL can store of a text of somebody else's. */
function storable(text: string | null | undefined): string | null {
  return text?.replace(/\0|\p{Surrogate}/gu, '') || null;
}
