import * as z from 'zod/mini';
import { recordStates } from '../managed-records/record.js';
import { recordId } from '../records/record-id.js';

const instant = z.iso.datetime();
const slug = z
  .string()
  .check(z.regex(/^[a-z0-9][a-z0-9-]{0,99}$/, 'slug must be lower case words'));

/**
 * A record in the form that another town can load: its id and slug, its state, and the fields of its kind.
 */
export const exportedRecordSchema = z.catchall(
  z.object({
    id: recordId,
    slug,
    /** Its slugs before it was renamed, so that old links still work; missing in older files. */
    formerSlugs: z._default(z.array(slug), []),
    externalId: z.nullable(z.string()),
    state: z.enum(recordStates),
    publishAt: z.nullable(instant),
    withdrawAt: z.nullable(instant),
    /** Its newest version and the one that the public sees, as its history counts; older files lack both. */
    version: z.optional(z.int().check(z.positive())),
    publishedVersion: z.optional(z.nullable(z.int().check(z.positive()))),
    /** The published fields, if the newest fields are not published yet. */
    published: z.nullable(z.record(z.string(), z.unknown())),
  }),
  z.unknown(),
);
exportedRecordSchema.register(z.globalRegistry, { id: 'ExportedRecord' });
export type ExportedRecord = z.output<typeof exportedRecordSchema>;
