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

/**
 * The header of an answer in which no result has all the words. Such a search counts as one that found
 * nothing, because a word may be missing among those that mean the same.
 */
export const someWordsHeader = { name: 'X-Search-Match', value: 'some-words' } as const;

/** Headers by which a visitor may be left out. */
export const countingHeaders = ['user-agent', 'sec-gpc', 'dnt'] as const;
