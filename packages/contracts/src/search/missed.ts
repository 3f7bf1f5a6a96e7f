import * as z from 'zod/mini';
import { searchWords } from '../api/list-query.js';

/**
 * The path at which the site's server reports that a page showed a search without a result. The gateway
 * does not route it. The call contains the visitor's headers that decide whether the search is counted.
 */
export const missedSearchesPath = '/internal/missed-searches';

export const missedSearchCallSchema = z.object({
  q: searchWords,
  /**
   * A key of the visitor for the rate limit. It is not the address, and it changes whenever the server
   * starts.
   */
  visitor: z.optional(z.string().check(z.maxLength(64))),
});
export type MissedSearchCall = z.output<typeof missedSearchCallSchema>;

/**
 * The header of a response in which no result contains all the words. Such a search is counted as one that
 * found nothing, because a synonym may be missing.
 */
export const someWordsHeader = { name: 'X-Search-Match', value: 'some-words' } as const;

/** Headers by which a visitor may be left out. */
export const countingHeaders = ['user-agent', 'sec-gpc', 'dnt'] as const;
