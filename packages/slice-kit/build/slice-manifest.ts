import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const mount = z
  .string()
  .check(z.regex(/^\/[a-z0-9-]+$/, 'a mount is one path segment, for example /events'));

/** A slice's manifest, `slice.json`. */
export const sliceManifestSchema = z.strictObject({
  $schema: z.optional(z.string()),
  name: z.string().check(z.regex(/^mfe-[a-z0-9-]+$/, 'a slice is named mfe-<area>')),
  /** First path segments of the pages it serves. */
  mounts: z.array(mount).check(z.minLength(1)),
  /** Modules for the shell: `./routes`, and one for each widget. Name to source file. */
  exposes: z.record(z.string().check(z.regex(/^\.\/[a-z0-9-]+$/)), z.string()),
  /** The range of platform versions it runs on. */
  platform: z.string(),
});

export type SliceManifest = z.infer<typeof sliceManifestSchema>;

/**
 * Reads and checks the manifest in a slice's folder.
 * @throws Error that names the problem, and stops the build
 */
export function readSliceManifest(directory: string): SliceManifest {
  const file = join(directory, 'slice.json');
  const manifest = sliceManifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!manifest.success) throw new Error(`${file}: ${z.prettifyError(manifest.error)}`);
  for (const [name, source] of Object.entries(manifest.data.exposes)) {
    if (!existsSync(join(directory, source))) {
      throw new Error(`${file}: ${name} names ${source}, which does not exist`);
    }
  }
  if (!('./routes' in manifest.data.exposes)) throw new Error(`${file}: ./routes is missing`);
  return manifest.data;
}

/** The federation container's name, a JavaScript identifier. */
export function containerName(sliceName: string): string {
  return sliceName.replaceAll('-', '_');
}
