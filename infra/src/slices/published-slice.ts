import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegisteredSlice } from '@town/contracts/slice-registry';
import { containerName, readSliceManifest } from '@town/slice-kit/build/slice-manifest';
import * as z from 'zod/mini';

const packageSchema = z.object({ version: z.string() });
const federationManifestSchema = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
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

const chunkFilesSchema = z.record(
  z.string(),
  z.object({ js: z.array(z.string()), css: z.array(z.string()) }),
);
const inClient = (file: string) => `client/${file}`;

/**
 * What the registry says of a built slice. Its version ends in a hash of its files: a folder of
 * that name can never hold anything else.
 * @param directory the slice's folder, built
 * @throws Error where the build does not keep what the manifest promises
 */
export function publishedSlice(directory: string): RegisteredSlice {
  const manifest = readSliceManifest(directory);
  const built = join(directory, 'dist');
  const { version } = packageSchema.parse(readJson(join(directory, 'package.json')));
  const federation = federationManifestSchema.parse(
    readJson(join(built, 'client/mf-manifest.json')),
  );
  const files = [...list(built, 'client'), ...list(built, 'server')].sort();
  const integrity = Object.fromEntries(
    files
      .filter((file) => /\.c?js$/.test(file))
      .map((file) => [file, `sha384-${digest('sha384', join(built, file)).toString('base64')}`]),
  );
  const content = createHash('sha256');
  for (const file of files) content.update(file).update(readFileSync(join(built, file)));
  const published = `${version}-${content.digest('hex').slice(0, 10)}`;

  const exposes = Object.keys(manifest.exposes).map((name) => {
    const expose = federation.exposes.find(({ path }) => path === name);
    const server = `server/${name.slice(2)}.cjs`;
    if (!expose || !integrity[server]) throw new Error(`${manifest.name}: ${name} was not built`);
    const { js, css } = expose.assets;
    return [name, { js: js.sync.map(inClient), css: css.sync.map(inClient), server }] as const;
  });
  const chunks = chunkFilesSchema.parse(readJson(join(built, 'client/chunk-files.json')));
  const pages = Object.entries(chunks)
    .filter(([name]) => name.startsWith('page-'))
    .map(([name, { js, css }]) => [name, { js: js.map(inClient), css: css.map(inClient) }]);
  return {
    name: manifest.name,
    version: published,
    mounts: manifest.mounts,
    base: `/slices/${manifest.name}/${published}/`,
    container: containerName(manifest.name),
    entry: `client/${federation.metaData.remoteEntry.name}`,
    exposes: Object.fromEntries(exposes),
    pages: Object.fromEntries(pages),
    integrity,
    platform: manifest.platform,
  };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function list(directory: string, folder: string): string[] {
  return readdirSync(join(directory, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1));
}

function digest(algorithm: string, file: string): Buffer {
  return createHash(algorithm).update(readFileSync(file)).digest();
}
