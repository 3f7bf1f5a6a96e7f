import * as z from 'zod/mini';
import { recordId } from '../records/record-id.js';
import { subscriptionStates } from '../subscriptions/owner-subscription.js';
import { disputeSchema } from './dispute.js';
import { applicationPaymentSchema } from './summary.js';

/** A payment as staff see it, whatever it was for. */
export const staffPaymentSchema = z.object({
  /** The PaymentIntent's. */
  id: z.string(),
  ...applicationPaymentSchema.shape,
  /** The currency of `amount` and `refunded`. */
  currency: z.literal('usd'),
  /** Null unless the payer's bank has opened one. The amount of a lost dispute counts as refunded. */
  dispute: z.nullable(disputeSchema),
  /** The terms that the buyer agreed to by paying; null for renewals and for older payments. */
  consent: z.nullable(z.object({ version: z.string(), at: z.iso.datetime() })),
  /** Whether a running subscription was charged, by a renewal or a change of plan. */
  renewal: z.boolean(),
  /** The subscription that it pays for; null for payments from before subscriptions existed. */
  subscription: z.nullable(z.object({ id: z.string(), state: z.enum(subscriptionStates) })),
  /** Whether a full refund ends the subscription, because no later payment pays for it. */
  refundEnds: z.boolean(),
  /** The payer's contact details; null if they are unknown or were erased. */
  customerEmail: z.nullable(z.string()),
  customerName: z.nullable(z.string()),
  /** The application that it pays for; null where a plan was bought directly. */
  application: z.nullable(
    z.object({
      id: recordId,
      /** Null once the application is erased. */
      businessName: z.nullable(z.string()),
    }),
  ),
});
staffPaymentSchema.register(z.globalRegistry, { id: 'StaffPayment' });
export type StaffPayment = z.output<typeof staffPaymentSchema>;

/** The result of a refund by staff. */
export const staffRefundSchema = z.object({
  /** US dollars that were refunded in total. */
  refunded: z.number(),
  /** The state of the subscription that it paid for; null where there was none. */
  subscription: z.nullable(z.enum(subscriptionStates)),
});
staffRefundSchema.register(z.globalRegistry, { id: 'StaffRefund' });
export type StaffRefund = z.output<typeof staffRefundSchema>;

/** How many payments there are, in all and in each state. */
export const paymentCountsSchema = z.object({
  total: z.int(),
  succeeded: z.int(),
  partially_refunded: z.int(),
  refunded: z.int(),
});
paymentCountsSchema.register(z.globalRegistry, { id: 'PaymentCounts' });
export type PaymentCounts = z.output<typeof paymentCountsSchema>;
