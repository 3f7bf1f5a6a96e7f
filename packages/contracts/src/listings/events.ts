import * as z from 'zod/mini';
import { eventContract } from '../messaging/cloud-event.js';
import { writerLanguage } from '../messaging/writer-language.js';
import { pricesSchema } from '../plans/prices.js';
import { storedBusinessListingSchema } from './form.js';

/** A business has asked to be listed. */
export const listingSubmitted = eventContract(
  'ADVERTISING',
  'listing-submitted',
  z.object({
    ...storedBusinessListingSchema.shape,
    /** What the plans cost at that moment, in whole cents; older events do not say it. */
    prices: z.optional(pricesSchema),
    language: writerLanguage,
  }),
);
