import * as z from 'zod/mini';
import { searchWords } from '../api/list-query.js';

/**
 * Where the site's server says that a page which it has sent showed a search without a result. The
 * gateway does not route it. The call has the visitor's headers that say whether to count.
 */
export const missedSearchesPath = '/internal/missed-searches';

export const missedSearchCallSchema = z.object({
  q: searchWords,
  /** Stands for the visitor, for the limit: not the address, and a new one whenever the server starts. */
  visitor: z.optional(z.string().check(z.maxLength(64))),
});
export type MissedSearchCall = z.output<typeof missedSearchCallSchema>;

/** Headers by which a visitor may be left out. */
export const countingHeaders = ['user-agent', 'sec-gpc', 'dnt'] as const;
