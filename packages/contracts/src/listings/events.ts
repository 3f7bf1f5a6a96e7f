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
    /** The prices of the plans at that moment, in whole cents; missing in older events. */
    prices: z.optional(pricesSchema),
    language: writerLanguage,
  }),
);
