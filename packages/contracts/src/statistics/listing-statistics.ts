import * as z from 'zod/mini';
import { languageQuery } from '../records/translated.js';

/** How long counts are kept: the longest period that can be asked for. 25 months are at most 762 days. */
export const maxPeriodDays = 762;

/** A word of searches is shown from this number of searches within a month. */
export const fewestSearches = 5;

const day = z.iso.date('Must be a day, as 2027-03-31');

/** The first and the last day; without them the last 30 days. */
export const statisticsQuerySchema = z.object({ from: z.optional(day), to: z.optional(day) });
export type StatisticsQuery = z.output<typeof statisticsQuerySchema>;

/** The same for the file, whose headings are in the language of the page. */
export const statisticsFileQuerySchema = z.object({
  ...statisticsQuerySchema.shape,
  ...languageQuery,
});
export type StatisticsFileQuery = z.output<typeof statisticsFileQuerySchema>;

const count = z.int();
const counts = { seen: count, opened: count, called: count, directions: count, website: count };

export const listingStatisticsSchema = z.object({
  from: day,
  to: day,
  /** Every day of the period in order, also those without any count. */
  days: z.array(
    z.object({
      day,
      ...counts,
    }),
  ),
  /**
   * Words of searches that showed the listing, the most frequent first. They are counted by month: all
   * months that the period touches, without those in which a word has had fewer than five searches.
   */
  words: z.array(z.object({ word: z.string(), count })),
});
listingStatisticsSchema.register(z.globalRegistry, { id: 'ListingStatistics' });
export type ListingStatistics = z.infer<typeof listingStatisticsSchema>;
