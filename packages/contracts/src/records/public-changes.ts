/**
 * The last change of the public state of each record. The site's server reads it from the services for the
 * sitemap; the gateway does not route the call.
 * @module
 */
import * as z from 'zod/mini';
import { wholeNumber } from '../api/list-query.js';
import { recordId } from './record-id.js';

/** How many records one answer has at most. */
const mostChanges = 500;

export const publicChangesQuerySchema = z.object({
  limit: wholeNumber(1, mostChanges, `limit must be a whole number from 1 to ${mostChanges}`),
  offset: wholeNumber(0, 999_999_999, 'offset must be a whole number, 0 or more'),
});
export type PublicChangesQuery = z.output<typeof publicChangesQuerySchema>;

export const publicChangesPath = '/internal/public-changes';

/** The path for one page of a kind's public records. */
export const publicChangesOf = (kind: string, { limit, offset }: PublicChangesQuery): string =>
  `${publicChangesPath}/${kind}?limit=${limit}&offset=${offset}`;

export const publicChangesSchema = z.object({
  /** How many records of the kind the public sees. */
  total: z.int(),
  records: z.array(z.object({ id: recordId, slug: z.string(), changedOn: z.iso.date() })),
});
export type PublicChanges = z.infer<typeof publicChangesSchema>;
