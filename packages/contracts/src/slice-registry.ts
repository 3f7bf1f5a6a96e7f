import * as z from 'zod/mini';

/** Scripts and style sheets of the browser's build, relative to the slice's base. */
const files = { js: z.array(z.string()), css: z.array(z.string()) };

const exposeSchema = z.object({
  ...files,
  /** The server's build: one CommonJS file, relative to the slice's base. */
  server: z.string(),
});

/** One published version of a slice. */
export const registeredSliceSchema = z.object({
  name: z.string(),
  version: z.string(),
  /** First path segments of the pages it serves, for example `/events`. */
  mounts: z.array(z.string()),
  /** Public address of its immutable folder, with a slash at the end. */
  base: z.string(),
  /** Name of its federation container. */
  container: z.string(),
  /** Script that starts the container, relative to the base. */
  entry: z.string(),
  exposes: z.record(z.string(), exposeSchema),
  /** What a page needs besides its expose, by the id of its route. */
  pages: z._default(z.record(z.string(), z.object(files)), {}),
  /** Subresource integrity (`sha384-…`) of every script, relative to the base. */
  integrity: z.record(z.string(), z.string()),
  /** The range of platform versions it runs on. */
  platform: z.string(),
});
export type RegisteredSlice = z.infer<typeof registeredSliceSchema>;

/** `slices.json`: which version of which slice is live. Nothing else knows where a slice is. */
export const sliceRegistrySchema = z.object({ slices: z.array(registeredSliceSchema) });
export type SliceRegistry = z.infer<typeof sliceRegistrySchema>;
