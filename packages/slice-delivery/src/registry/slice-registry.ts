import { navigationEntrySchema, slotWidgetSchema } from '@town/slice-kit/build/slice-manifest';
import * as z from 'zod/mini';
import { doneRequestSchema, sliceTeamSchema } from './slice-team.js';

/** Scripts and style sheets of the browser's build, relative to the slice's base. */
const files = { js: z.array(z.string()), css: z.array(z.string()) };

const exposeSchema = z.object({
  ...files,
  /** The server's build: one CommonJS file, relative to the slice's base. */
  server: z.string(),
});

/** One published version of a slice. */
export const registeredSliceSchema = z.object({
  name: z.string().check(z.regex(/^mfe-[a-z0-9-]+$/)),
  version: z.string().check(z.regex(/^[0-9A-Za-z][0-9A-Za-z.-]*$/)),
  /** First path segments of the pages it serves, for example `/events`. */
  mounts: z.array(z.string()),
  /** Public address of its immutable folder, with a slash at the end. */
  base: z.string(),
  /** Name of its federation container. */
  container: z.string(),
  /** Script that starts the container, relative to the base. */
  entry: z.string(),
  exposes: z.record(z.string(), exposeSchema),
  /** Which exposes fill which slots; missing in versions from before manifests named slots. */
  widgets: z.optional(z.array(slotWidgetSchema)),
  /** Its entry in the site's navigation. */
  navigation: z.optional(navigationEntrySchema),
  /** Files that a page needs besides its expose, by the id of its route. */
  pages: z._default(z.record(z.string(), z.object(files)), {}),
  /** Subresource integrity (`sha384-…`) of every file, relative to the base. */
  integrity: z.record(z.string(), z.string()),
  /** The range of platform versions it runs on. */
  platform: z.string(),
  /** When it was first published, ISO 8601. */
  published: z.optional(z.string()),
  /** The team that published it, or `operator`; missing in versions from before teams had keys. */
  publishedBy: z.optional(z.string()),
});
export type RegisteredSlice = z.infer<typeof registeredSliceSchema>;

/** A version that some visitors get instead of the stable one. */
const canarySchema = z.object({
  name: z.string(),
  version: z.string(),
  /** Whole percent of the visitors who get it. */
  percent: z.int().check(z.minimum(1), z.maximum(100)),
});

/**
 * `slices.json`: which version of each slice is live. Nothing else knows where a slice is.
 * The schema only grows, so that the shell of the last release can still read it.
 */
export const sliceRegistrySchema = z.object({
  /** Increases with every change. A reader refuses a lower revision. */
  revision: z.int(),
  /** When this revision was signed, ISO 8601. A reader may refuse one that is too old. */
  signedAt: z.optional(z.string()),
  /** An id of the write, so that two equal changes in the same millisecond have different texts. */
  writeId: z.optional(z.string()),
  /** The stable version of each slice. */
  slices: z.array(registeredSliceSchema),
  canaries: z.array(canarySchema),
  /** Published versions besides the stable ones: canaries, and those that can be returned to. */
  kept: z.array(registeredSliceSchema),
  /** For each slice the versions that were stable before, the last one first. */
  history: z.record(z.string(), z.array(z.string())),
  /** The teams that may publish slices of their own. */
  teams: z.optional(z.array(sliceTeamSchema)),
  /** Requests of teams that were applied recently, so that none is applied twice. */
  requests: z.optional(z.array(doneRequestSchema)),
});
export type SliceRegistry = z.infer<typeof sliceRegistrySchema>;

/** Finds a published version, stable or kept. */
export function findVersion(
  registry: SliceRegistry,
  name: string,
  version: string,
): RegisteredSlice | undefined {
  return [...registry.slices, ...registry.kept].find(
    (slice) => slice.name === name && slice.version === version,
  );
}

/** A version's name in logs, headers and maps: `mfe-events@1.4.0`. */
export function keyOf({ name, version }: Pick<RegisteredSlice, 'name' | 'version'>): string {
  return `${name}@${version}`;
}
