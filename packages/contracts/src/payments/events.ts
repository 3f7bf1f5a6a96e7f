import * as z from 'zod/mini';
import { eventContract } from '../messaging/cloud-event.js';
import { pageLanguage } from '../messaging/writer-language.js';
import { chargedCardOf } from '../subscriptions/card-of.js';
import { disputeSchema } from './dispute.js';

const payment = {
  /** The PaymentIntent's. */
  id: z.string(),
  plan: z.enum(['monthly', 'annual']),
  /** US dollars; a change of plan may charge cents. */
  amount: z.number(),
  /** Whether a running subscription was charged, by a renewal or a change of plan; not its first payment. */
  renewal: z.optional(z.boolean()),
  customerName: z.nullable(z.string()),
  /** The name in the directory of the business that it pays for, as far as it is known. */
  businessName: z.optional(z.nullable(z.string())),
  paidAt: z.iso.datetime(),
};

/** A payment has succeeded, confirmed by Stripe; once for each PaymentIntent. */
export const paymentSucceeded = eventContract(
  'ADVERTISING',
  'payment-succeeded',
  z.object({
    ...payment,
    customerEmail: z.nullable(z.string()),
    /** That of the purchase; renewals have none. */
    language: pageLanguage,
    /** Whose card was charged; a release before this one does not say. */
    cardOf: z.optional(chargedCardOf),
  }),
);

/**
 * Whose card was charged. If it was that of a former payer, `customerEmail` is the former payer, who has not made
 * the payment. A release before this one does not say.
 */
const chargedCard = z.optional(chargedCardOf);

/** Money of a payment was given back; once for each amount that Stripe reports. */
export const paymentRefunded = eventContract(
  'ADVERTISING',
  'payment-refunded',
  z.object({
    ...payment,
    customerEmail: z.nullable(z.string()),
    /** US dollars that were given back in all. */
    refunded: z.number(),
  }),
);

/** The bank has rejected a refund afterwards: the payer did not get that money. */
export const paymentRefundFailed = eventContract(
  'ADVERTISING',
  'payment-refund-failed',
  z.object({
    ...payment,
    customerEmail: z.nullable(z.string()),
    /** US dollars that were reported as refunded, but were not. */
    failed: z.number(),
    /** US dollars that remain refunded, by other refunds. */
    refunded: z.number(),
    cardOf: chargedCard,
  }),
);

/** The payer of a payment recorded without an e-mail address is known now; at most once. */
export const paymentPayerNamed = eventContract(
  'ADVERTISING',
  'payment-payer-named',
  z.object({ ...payment, customerEmail: z.string(), language: pageLanguage }),
);

/** A payment is disputed, or its dispute has reached another state; once for each state. */
export const paymentDisputed = eventContract(
  'ADVERTISING',
  'payment-disputed',
  z.object({
    ...payment,
    customerEmail: z.nullable(z.string()),
    dispute: disputeSchema,
    cardOf: chargedCard,
  }),
);
