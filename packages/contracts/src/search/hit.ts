import * as z from 'zod/mini';
import { tierFields } from '../businesses/tier.js';
import { positionFields } from '../directory/opening.js';
import { businessStatuses } from '../hours/business-status.js';
import { openingHoursSchema } from '../hours/opening-hours.js';
import { recordId } from '../records/record-id.js';
import { translatedFields } from '../records/translated.js';
import { searchKinds } from './kinds.js';

/** The fields of a record that both results and suggestions show. */
const foundFields = {
  kind: z.enum(searchKinds),
  id: recordId,
  /** Names the record in the address of its page. Civic contacts share one page. */
  slug: z.string(),
  name: z.string(),
  category: z.string(),
  /** The day of an event or of an article on the town's calendar, YYYY-MM-DD. */
  date: z.nullable(z.iso.date()),
  phone: z.nullable(z.string()),
  ...translatedFields,
};

/** One record found by the search. */
export const searchHitSchema = z.object({
  ...foundFields,
  /** Plain text. */
  description: z.string(),
  address: z.nullable(z.string()),
  /** When a place is open, or the times of an event on its day. */
  hours: z.nullable(z.string()),
  /** Of businesses, services and civic contacts; null where they are not known. */
  openingHours: openingHoursSchema,
  businessStatus: z.nullable(z.enum(businessStatuses)),
  ...positionFields,
  /** The plan of a business; other kinds have none. */
  tier: z.nullable(tierFields.tier),
  sponsored: tierFields.sponsored,
  /** True when the words were not found as typed, and something similar was. */
  fuzzy: z.boolean(),
  /**
   * True for an event on another day than those that were asked for, on which there is none. It is `fuzzy`, too, unless the
   * search contains its whole name.
   */
  later: z.optional(z.boolean()),
  /** If the search asks for a time of the clock, the moment on the town's clock at which this place is open then. */
  openAt: z.optional(z.string()),
  /** True for a place that matches and is closed at the time that the search asks for, as all such places are. */
  closedThen: z.optional(z.boolean()),
  /**
   * The moment on the town's clock for which the search was answered, if it is not as asked: the next day, if a time
   * of today has passed, or the moment at which no place is open.
   */
  askedAt: z.optional(z.string()),
});
searchHitSchema.register(z.globalRegistry, { id: 'SearchHit' });
export type SearchHit = z.infer<typeof searchHitSchema>;

/** One record that the search suggests while a visitor types. */
export const searchSuggestionSchema = z.object({ ...foundFields, fuzzy: z.boolean() });
searchSuggestionSchema.register(z.globalRegistry, { id: 'SearchSuggestion' });
export type SearchSuggestion = z.infer<typeof searchSuggestionSchema>;

/** How many suggestions an answer has at most. */
export const mostSuggestions = 9;
