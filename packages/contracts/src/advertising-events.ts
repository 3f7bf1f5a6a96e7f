import * as z from 'zod/mini';
import { advertiserSchema } from './advertiser-record.js';
import { advertiserStatuses } from './advertiser-statuses.js';
import { storedBusinessListingSchema } from './business-listing.js';
import { eventContract } from './cloud-event.js';
import { recordId } from './record-id.js';

/** A business has asked to be listed. */
export const listingSubmitted = eventContract(
  'ADVERTISING',
  'listing-submitted',
  z.object(storedBusinessListingSchema.shape),
);

/** A business has applied to advertise. */
export const advertiserSubmitted = eventContract(
  'ADVERTISING',
  'advertiser-submitted',
  z.object(advertiserSchema.shape),
);

/** Staff have moved an application to another status. */
export const advertiserStatusChanged = eventContract(
  'ADVERTISING',
  'advertiser-status-changed',
  z.object({
    id: recordId,
    businessName: z.string(),
    email: z.string(),
    previousStatus: z.enum(advertiserStatuses),
    status: z.enum(advertiserStatuses),
  }),
);

const payment = {
  /** The PaymentIntent's. */
  id: z.string(),
  plan: z.enum(['monthly', 'annual']),
  /** Whole US dollars. */
  amount: z.number(),
  customerName: z.nullable(z.string()),
  paidAt: z.iso.datetime(),
};

/** A payment has succeeded, as Stripe itself says; once for each PaymentIntent. */
export const paymentSucceeded = eventContract(
  'ADVERTISING',
  'payment-succeeded',
  z.object({ ...payment, customerEmail: z.nullable(z.string()) }),
);

/** The payer of a payment that was told of without an address is known now; at most once. */
export const paymentPayerNamed = eventContract(
  'ADVERTISING',
  'payment-payer-named',
  z.object({ ...payment, customerEmail: z.string() }),
);
