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

/** A payment has succeeded, as Stripe itself says; once for each PaymentIntent. */
export const paymentSucceeded = eventContract(
  'ADVERTISING',
  'payment-succeeded',
  z.object({
    /** The PaymentIntent's. */
    id: z.string(),
    plan: z.enum(['monthly', 'annual']),
    /** Whole US dollars. */
    amount: z.number(),
    customerEmail: z.nullable(z.string()),
    customerName: z.nullable(z.string()),
    paidAt: z.iso.datetime(),
  }),
);
