import * as z from 'zod/mini';
import { advertiserSchema } from './advertiser-record.js';
import { paymentStatuses } from './payment-statuses.js';

/** The payment for an application, as staff see it. */
export const applicationPaymentSchema = z.object({
  status: z.enum(paymentStatuses),
  plan: z.enum(['monthly', 'annual']),
  /** US dollars, as is what was given back of them. */
  amount: z.number(),
  refunded: z.number(),
  paidAt: z.iso.datetime(),
});
export type ApplicationPayment = z.output<typeof applicationPaymentSchema>;

/**
 * An application as staff see it. Without a payment its `paymentIntentId` is no more than what
 * the applicant has claimed.
 */
export const staffAdvertiserSchema = z.object({
  ...advertiserSchema.shape,
  /** Also of a service that does not tell of payments yet. */
  payment: z._default(z.nullable(applicationPaymentSchema), null),
});
staffAdvertiserSchema.register(z.globalRegistry, { id: 'StaffAdvertiser' });
export type StaffAdvertiser = z.output<typeof staffAdvertiserSchema>;
