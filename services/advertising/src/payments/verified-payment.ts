import { pageLanguage } from '@town/contracts/messaging/writer-language';
import type { Language } from '@town/contracts/pages/languages';
import type { Dispute } from '@town/contracts/payments/dispute';
import { plans } from '@town/contracts/plans/price-list';
import type Stripe from 'stripe';
import * as z from 'zod/mini';

/** A payment that Stripe confirms, made for the site that it names. */
export interface VerifiedPayment {
  id: string;
  /** Host name of the site that started it: several sites may share one Stripe account. */
  site: string;
  plan: keyof typeof plans;
  /** US dollars, with cents after a change of plan. */
  amount: number;
  /**
   * Stripe's id of the subscription that it pays for; null for payments from before subscriptions existed.
   */
  subscriptionId: string | null;
  /** Whether it charged a running subscription, by a renewal or a change of plan; not its first payment. */
  renewal: boolean;
  customerEmail: string | null;
  customerName: string | null;
  paidAt: Date;
  card: PaidCard;
  /** The refunded amount in cents; undefined in a webhook event, which does not contain it. */
  refundedCents: number | undefined;
  /** The dispute about it; undefined when there is none, and in a webhook event. */
  dispute: Dispute | undefined;
  /** The version of the terms that the buyer saw; null for renewals and older payments. */
  consentVersion: string | null;
  /** The language of the page where it was bought; undefined for renewals and older payments. */
  language: Language | undefined;
}

/** The card that paid. Brand and digits are missing in a webhook event, and those of the bank's newer card differ. */
export interface PaidCard {
  /** Stripe's. */
  id: string | null;
  brand: string | null;
  last4: string | null;
}

/** The metadata of each PaymentIntent. Only holders of the secret key can write it. */
export interface PaymentMark {
  site: string;
  plan: string;
  /** US dollars, with cents if there are any. */
  amount: string;
  subscription: string;
  [name: string]: string;
}

const markSchema = z.object({
  site: z.string(),
  plan: z.enum([plans.monthly.id, plans.annual.id]),
  /** The amount at the time of purchase: a later price does not invalidate the payment. */
  amount: z.pipe(
    z.string().check(z.regex(/^\d{1,6}(\.\d{2})?$/)),
    z.transform((text: string) => Number(text)),
  ),
  subscription: z.optional(z.string()),
  renewal: z.optional(z.literal('true')),
  consent: z.optional(z.string()),
  // Another release may know more languages.
  language: z.catch(pageLanguage, undefined),
});

/**
 * Converts a PaymentIntent to a payment when it has succeeded and the amount received matches its metadata.
 * Returns undefined otherwise.
 * @param succeededAt when it succeeded, for an intent without its charge
 */
export function verifiedPayment(
  intent: Stripe.PaymentIntent,
  succeededAt = intent.created,
): VerifiedPayment | undefined {
  const mark = markSchema.safeParse(intent.metadata).data;
  if (!mark || intent.status !== 'succeeded') return undefined;
  const cents = centsOf(mark.amount);
  if (intent.currency !== 'usd' || intent.amount !== cents || intent.amount_received !== cents) {
    return undefined;
  }
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    id: intent.id,
    site: mark.site,
    plan: mark.plan,
    amount: mark.amount,
    subscriptionId: mark.subscription ?? null,
    renewal: mark.renewal !== undefined,
    customerEmail: storable(intent.receipt_email ?? charge?.billing_details.email),
    customerName: storable(intent.metadata['customer_name'] ?? charge?.billing_details.name),
    paidAt: new Date((charge?.created ?? succeededAt) * 1_000),
    card: paidCard(intent.payment_method, charge),
    refundedCents: charge?.amount_refunded,
    dispute: undefined,
    consentVersion: mark.consent ?? null,
    language: mark.language,
  };
}

function paidCard(
  method: Stripe.PaymentIntent['payment_method'],
  charge: Stripe.Charge | null,
): PaidCard {
  const { brand = null, last4 = null } = charge?.payment_method_details?.card ?? {};
  return { id: typeof method === 'string' ? method : (method?.id ?? null), brand, last4 };
}

/** Converts US dollars to cents. */
export function centsOf(dollars: number): number {
  return Math.round(dollars * 100);
}

/** Converts cents to dollars as the metadata has them: "49", "49.50". */
export function dollarsOf(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

/** Whether all of it was refunded. */
export function isRefunded({ amount, refundedCents = 0 }: VerifiedPayment): boolean {
  return refundedCents >= centsOf(amount);
}

/** Removes characters that PostgreSQL cannot store. */
function storable(text: string | null | undefined): string | null {
  return text?.replace(/\0|\p{Surrogate}/gu, '') || null;
}
