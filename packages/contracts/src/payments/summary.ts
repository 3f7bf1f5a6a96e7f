import * as z from 'zod/mini';
import { paymentStatuses } from './status.js';

/** The payment for an application, as staff see it. */
export const applicationPaymentSchema = z.object({
  status: z.enum(paymentStatuses),
  plan: z.enum(['monthly', 'annual']),
  /** US dollars, like the refund. */
  amount: z.number(),
  refunded: z.number(),
  paidAt: z.iso.datetime(),
});
export type ApplicationPayment = z.output<typeof applicationPaymentSchema>;
