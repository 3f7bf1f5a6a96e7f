import * as z from 'zod/mini';
import { applicationPaymentSchema } from '../payments/summary.js';
import { advertiserSchema } from './record.js';

/**
 * An application as staff see it. Without a payment its `paymentIntentId` is no more than what
 * the applicant has claimed.
 */
export const staffAdvertiserSchema = z.object({
  ...advertiserSchema.shape,
  /** Missing in answers of an older service. */
  payment: z._default(z.nullable(applicationPaymentSchema), null),
  /** Until when Create Business can be undone; null where it cannot. */
  undoUntil: z._default(z.nullable(z.iso.datetime()), null),
  /** Whether its business was not created from it; null where that is not known. */
  businessExisted: z._default(z.nullable(z.boolean()), null),
  /** Whether its business was created because the one that staff had chosen was not public any more. */
  chosenBusinessGone: z._default(z.boolean(), false),
});
staffAdvertiserSchema.register(z.globalRegistry, { id: 'StaffAdvertiser' });
export type StaffAdvertiser = z.output<typeof staffAdvertiserSchema>;
