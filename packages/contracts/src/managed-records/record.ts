import * as z from 'zod/mini';
import { recordId } from '../records/record-id.js';

/**
 * `draft` has never been public or was withdrawn; `scheduled` becomes public at `publishAt`;
 * `published` is public; `archived` is not, and is deleted 90 days later.
 */
export const recordStates = ['draft', 'scheduled', 'published', 'archived'] as const;
export type RecordState = (typeof recordStates)[number];

const instant = z.iso.datetime();

/** The fields that every managed record has besides those of its kind. */
export const recordStatusSchema = z.object({
  id: recordId,
  slug: z.string(),
  state: z.enum(recordStates),
  /** Increases with every change. The ETag of a record is its version in quotes. */
  version: z.int(),
  /** The version that the public sees; null while it sees none. Lower than `version` while a
   * published record has changes that are not published. */
  publishedVersion: z.nullable(z.int()),
  publishAt: z.nullable(instant),
  withdrawAt: z.nullable(instant),
  updatedAt: instant,
  /** E-mail address of the account; `system` for what no person did. */
  updatedBy: z.string(),
  /**
   * Of a draft of a kind with a period, such as a notice: the version that ended its last time in public, and
   * when; null if it was never public. The answers to changes leave it out.
   */
  lastPublic: z.optional(z.nullable(z.object({ version: z.int(), until: instant }))),
  /** Translations whose English text was changed after them. */
  outdatedTranslations: z.optional(
    z.array(
      z.object({
        /** The field, for example `textEs`, or `cards.2.textEs` for one of a list's third entry. */
        path: z.string(),
        /** When the English text was changed last. */
        since: instant,
      }),
    ),
  ),
});
export type RecordStatus = z.infer<typeof recordStatusSchema>;

/** A record as staff see it: its status and the fields of its kind. */
export const managedRecordSchema = z.catchall(recordStatusSchema, z.unknown());
managedRecordSchema.register(z.globalRegistry, { id: 'ManagedRecord' });
export type ManagedRecord = RecordStatus & Record<string, unknown>;

/** The action that created a version. */
export const versionActions = [
  'create',
  'save',
  'publish',
  'schedule',
  'unpublish',
  'unschedule',
  'archive',
  'unarchive',
  'restore',
  'import',
  'undo',
] as const;
export type VersionAction = (typeof versionActions)[number];

/** One entry of a record's history. */
export const versionSchema = z.object({
  version: z.int(),
  at: instant,
  by: z.string(),
  action: z.enum(versionActions),
  state: z.enum(recordStates),
  /** Against the version before; `state` is among them where it changed. */
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
});
versionSchema.register(z.globalRegistry, { id: 'RecordVersion' });
export type RecordVersion = z.infer<typeof versionSchema>;
