import * as z from 'zod/mini';
import { chosenIds, queryText, staffPageQuery } from '../api/list-query.js';
import { optionalText } from '../forms/fields.js';
import { recordId } from '../records/record-id.js';
import { recordStates } from './record.js';

/** How staff can order records; a minus reverses it. */
export const recordSorts = ['-updatedAt', 'updatedAt', 'title', '-title'] as const;
export type RecordSort = (typeof recordSorts)[number];

/** Query parameters of a list of managed records. */
export const recordQuerySchema = z.object({
  ...staffPageQuery,
  /** Only these, in any state: archived ones, too. */
  ids: chosenIds,
  /** Words of the record's name or other texts, or its id. */
  q: queryText('q'),
  state: z.optional(
    z.enum([...recordStates, 'all'], {
      error: 'state must be draft, scheduled, published, archived or all',
    }),
  ),
  category: queryText('category'),
  /** `review`: only records that visitors or owners have sent or changed, and that wait for a decision. */
  awaits: z.optional(z.literal('review', { error: 'awaits must be review' })),
  /**
   * `missing`: only records that have a text without its Spanish; `outdated`: only those with a text
   * that was changed after it was translated.
   */
  spanish: z.optional(
    z.enum(['missing', 'outdated'], { error: 'spanish must be missing or outdated' }),
  ),
  sort: z.optional(
    z.enum(recordSorts, { error: 'sort must be updatedAt, -updatedAt, title or -title' }),
  ),
});
export type RecordQuery = z.infer<typeof recordQuerySchema>;

/**
 * The header that names the `awaits` filter of an answer. An earlier service, which does not know the filter,
 * answers every record without this header.
 */
export const awaitsHeader = 'X-Awaits';

const instant = z.pipe(
  z.iso.datetime({ offset: true, error: 'Please enter a valid date and time' }),
  z.transform((time: string) => new Date(time)),
);

/** When to publish and to withdraw; without `at`, at once. */
export const publishCallSchema = z.object({
  at: z.nullish(instant),
  withdrawAt: z.nullish(instant),
});
export type PublishCall = z.output<typeof publishCallSchema>;

/** The version to restore. */
export const restoreCallSchema = z.object({
  version: z.int({ error: 'version must be a whole number' }).check(z.positive()),
});
export type RestoreCall = z.infer<typeof restoreCallSchema>;

/** A bulk change: it is made to all records or to none. */
export const bulkActions = [
  'publish',
  'unpublish',
  'archive',
  'unarchive',
  'recategorise',
  'cancel',
] as const;
export type BulkAction = (typeof bulkActions)[number];
export const bulkCallSchema = z.object({
  ids: z
    .array(recordId, 'ids must be a list of record ids')
    .check(
      z.minLength(1, 'ids must not be empty'),
      z.maxLength(500, 'ids must name at most 500 records'),
    ),
  action: z.enum(bulkActions, {
    error: 'action must be publish, unpublish, archive, unarchive, recategorise or cancel',
  }),
  /** Of `recategorise`. */
  category: queryText('category'),
  /** Of `cancel`: what visitors read beside the status. */
  reason: z.optional(optionalText('Reason', 200)),
  /** The versions that were seen, by id: when one is not the newest any more, none is changed. */
  versions: z.optional(
    z.record(recordId, z.int().check(z.positive()), 'versions must give a version for each id'),
  ),
});
bulkCallSchema.register(z.globalRegistry, { id: 'BulkCall' });
export type BulkCall = z.output<typeof bulkCallSchema>;

/** Names a change of several records, which `POST /api/admin/batches/{id}/undo` takes back. */
export const batchSchema = z.object({ batchId: z.string(), count: z.int() });
batchSchema.register(z.globalRegistry, { id: 'Batch' });
export type Batch = z.infer<typeof batchSchema>;

/** The changes of an import, or of a dry run. */
export const importReportSchema = z.object({
  rows: z.int(),
  create: z.int(),
  update: z.int(),
  unchanged: z.int(),
  /** The first row below the header is row 2, as a spreadsheet counts. */
  errors: z.array(z.object({ row: z.int(), column: z.string(), message: z.string() })),
  /** After a dry run, the rows that would create a second record of the same name. */
  sameNames: z.optional(z.array(z.int())),
  /** After a dry run, the categories that are neither offered nor in use, and the rows that have them. */
  newCategories: z.optional(z.array(z.object({ value: z.string(), rows: z.array(z.int()) }))),
  /** Missing after a dry run, and where there are errors. */
  batchId: z.optional(z.string()),
});
importReportSchema.register(z.globalRegistry, { id: 'ImportReport' });
export type ImportReport = z.infer<typeof importReportSchema>;
