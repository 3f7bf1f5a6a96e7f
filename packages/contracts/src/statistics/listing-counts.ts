import * as z from 'zod/mini';
import { recordId } from '../records/record-id.js';

/** The largest number of listings that one call names. */
export const maxSeen = 50;

/** The visitor actions that an owner's statistics count for a listing. */
export const listingActions = ['seen', 'opened', 'called', 'directions', 'website'] as const;
export type ListingAction = (typeof listingActions)[number];

/** Actions of a visitor on one page, with the ids of the listings. */
export const listingCountsSchema = z.object({
  /** Shown within the visible part of a list. */
  seen: z._default(z.array(recordId).check(z.maxLength(maxSeen)), []),
  /** Its page was opened. */
  opened: z.optional(recordId),
  /** The link of its phone number was followed. */
  called: z.optional(recordId),
  /** The link to the map was followed. */
  directions: z.optional(recordId),
  website: z.optional(recordId),
  /** The search whose results showed the listings in `seen`. */
  q: z.optional(z.string().check(z.maxLength(100))),
});
listingCountsSchema.register(z.globalRegistry, { id: 'ListingCounts' });
export type ListingCounts = z.output<typeof listingCountsSchema>;
