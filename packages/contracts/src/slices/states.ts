import * as z from 'zod/mini';

/** The role of a version: a rollback returns to the `previous` one, and visitors do not get a `kept` one. */
export const sliceVersionRoles = ['live', 'canary', 'previous', 'kept'] as const;

/** One published version of a slice, with its counts. */
export const sliceVersionStateSchema = z.object({
  slice: z.string(),
  version: z.string(),
  role: z.enum(sliceVersionRoles),
  /** The share of the visitors who get it, in percent; null unless it is a canary. */
  percent: z.nullable(z.int()),
  /** Whether this server no longer gives the canary to visitors, because it failed too often. */
  suspended: z.boolean(),
  /** Pages that this server has sent with it since it started, and how often it failed. */
  pages: z.int(),
  errors: z.int(),
  /** Bytes of its scripts for browsers, compressed, and of all its files; null where they are not there. */
  scriptBytes: z.nullable(z.int()),
  totalBytes: z.nullable(z.int()),
  publishedAt: z.nullable(z.string()),
  /** A team, or `operator`; null for versions from before teams had keys. */
  publishedBy: z.nullable(z.string()),
});
export type SliceVersionState = z.infer<typeof sliceVersionStateSchema>;

/** A team that may publish with a key of its own. */
export const publishingTeamSchema = z.object({
  name: z.string(),
  slices: z.array(z.string()),
  addedAt: z.string(),
});
export type PublishingTeam = z.infer<typeof publishingTeamSchema>;

/** The state of all slices, as one server of the site knows it. */
export const sliceStatesSchema = z.object({
  revision: z.int(),
  signedAt: z.nullable(z.string()),
  versions: z.array(sliceVersionStateSchema),
  teams: z.array(publishingTeamSchema),
});
export type SliceStates = z.infer<typeof sliceStatesSchema>;
