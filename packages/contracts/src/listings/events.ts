import * as z from 'zod/mini';
import { eventContract } from '../messaging/cloud-event.js';
import { storedBusinessListingSchema } from './form.js';

/** A business has asked to be listed. */
export const listingSubmitted = eventContract(
  'ADVERTISING',
  'listing-submitted',
  z.object(storedBusinessListingSchema.shape),
);
