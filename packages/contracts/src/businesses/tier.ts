import * as z from 'zod/mini';
import { listingTiers } from '../owners/listings.js';

/** Which plan a business has, as the public sees it. */
export const tierFields = {
  tier: z.enum(listingTiers),
  /** True where a subscription pays for the listing: pages have to label it. */
  sponsored: z.boolean(),
};
