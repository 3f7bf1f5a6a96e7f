/**
 * The search document of a record in another service. The content service creates these documents, and the
 * catalog service indexes them. The gateway does not route the calls between the two.
 * @module
 */
import * as z from 'zod/mini';
import { amenitiesField } from '../amenities/field.js';
import { businessStatuses } from '../hours/business-status.js';
import { openingHoursSchema } from '../hours/opening-hours.js';
import { recordId } from '../records/record-id.js';

/** Kinds of records of the content service that the search finds, as in the addresses of the API. */
export const documentKinds = ['events', 'news', 'civic-contacts', 'pages'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The kinds that a catalog service of an earlier release knows; it does not send a list of kinds. */
const firstDocumentKinds: readonly DocumentKind[] = ['events', 'news', 'civic-contacts'];

/** Words of a record, and what the results show of it. */
export const searchDocumentSchema = z.object({
  id: recordId,
  kind: z.enum(documentKinds),
  slug: z.string(),
  /** Of the record: an older document never replaces a newer one. */
  version: z.int(),
  name: z.string(),
  /** Plain text. */
  description: z.string(),
  category: z.string(),
  /** Words that lead to the record without being shown. */
  details: z.string(),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** When a place is open, or the times of an event on its day. */
  hours: z.nullable(z.string()),
  /** The town's calendar day of an event or an article. */
  date: z.nullable(z.iso.date()),
  /** When an event is over, on the town's clock: "2027-03-12T18:30"; missing from an earlier release. */
  overAt: z.optional(z.nullable(z.string())),
  /** The name and the description in Spanish; missing from an earlier release. */
  nameEs: z.optional(z.nullable(z.string())),
  descriptionEs: z.optional(z.nullable(z.string())),
  /** When a civic contact is open, and what it offers; missing from an earlier release. */
  openingHours: z.optional(openingHoursSchema),
  businessStatus: z.optional(z.nullable(z.enum(businessStatuses))),
  ...amenitiesField,
});
export type SearchDocument = z.infer<typeof searchDocumentSchema>;

/** Where the content service answers documents. */
export const searchDocumentPaths = {
  /** One document, or 404 where the public sees no such record. */
  one: (id: string) => `/internal/search-documents/${id}`,
  /** All documents by id, at most 500, after the one that is named. */
  after: (id?: string) =>
    `/internal/search-documents?kinds=${documentKinds.join()}${id ? `&after=${id}` : ''}`,
} as const;

const isDocumentKind = (kind: string): kind is DocumentKind =>
  documentKinds.some((known) => known === kind);

export const searchDocumentsQuerySchema = z.object({
  after: z.optional(recordId),
  /** The kinds that the caller knows. Kinds of a later release are left out. */
  kinds: z.pipe(
    z.optional(z.string()),
    z.transform((kinds) => kinds?.split(',').filter(isDocumentKind) ?? firstDocumentKinds),
  ),
});
export type SearchDocumentsQuery = z.infer<typeof searchDocumentsQuerySchema>;

/** How many documents one answer has at most. */
export const searchDocumentsPage = 500;
