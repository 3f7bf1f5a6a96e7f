import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const federationManifestSchema = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.string() })),
  exposes: z.array(
    z.object({
      path: z.string(),
      assets: z.object({
        js: z.object({ sync: z.array(z.string()) }),
        css: z.object({ sync: z.array(z.string()) }),
      }),
    }),
  ),
});

/**
 * Reads the build's own description of its federation container.
 * @param built the slice's `dist`
 * @throws Error when the slice is not built
 */
export function readFederationManifest(built: string): z.infer<typeof federationManifestSchema> {
  const file = join(built, 'client/mf-manifest.json');
  if (!existsSync(file)) throw new Error(`${file} is missing: build the slice first`);
  return federationManifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
