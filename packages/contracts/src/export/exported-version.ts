import * as z from 'zod/mini';
import { wholeNumber } from '../api/list-query.js';
import { recordStates, versionActions } from '../managed-records/record.js';
import { recordId } from '../records/record-id.js';

/** A version of a record as another town can load it: the whole record after one change. */
export const exportedVersionSchema = z.object({
  record: recordId,
  version: z.int().check(z.positive()),
  /** With the microseconds that the database keeps. */
  at: z.iso.datetime(),
  /** An e-mail address, or `system`. The account may not exist any more. */
  by: z.string().check(z.maxLength(500)),
  action: z.enum(versionActions),
  state: z.enum(recordStates),
  /** The stored fields, including those that the kind no longer has. */
  content: z.record(z.string(), z.unknown()),
});
exportedVersionSchema.register(z.globalRegistry, { id: 'ExportedVersion' });
export type ExportedVersion = z.output<typeof exportedVersionSchema>;

/** Names the version after which a page of versions begins; without it the first page. */
export const versionsQuerySchema = z.object({
  record: z.optional(recordId),
  version: z.optional(wholeNumber(1, 999_999_999, 'version must be a whole number, 1 or more')),
});
export type VersionsQuery = z.output<typeof versionsQuerySchema>;

/** How many versions a page has at most. A page with fewer is the last. */
export const versionsPage = 100;
