import * as z from 'zod/mini';
import { subscriptionStates } from './owner-subscription.js';

/** A subscription as staff see it. */
export const staffSubscriptionSchema = z.object({
  /** Stripe's. */
  id: z.string(),
  plan: z.enum(['monthly', 'annual']),
  state: z.enum(subscriptionStates),
  /** Whole cents for each period. */
  priceCents: z.int(),
  firstPaidAt: z.iso.datetime(),
  /** The end of the paid period. */
  paidUntil: z.iso.datetime(),
  /** Until when a failed payment can still be paid; null in every other state. */
  graceUntil: z.nullable(z.iso.datetime()),
  /** The owner's e-mail address; null if it is unknown or was erased. */
  email: z.nullable(z.string()),
});
staffSubscriptionSchema.register(z.globalRegistry, { id: 'StaffSubscription' });
export type StaffSubscription = z.infer<typeof staffSubscriptionSchema>;
