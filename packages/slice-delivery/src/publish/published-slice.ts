import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileHash } from '@town/slice-kit/build/file-hash';
import { containerName, readSliceManifest } from '@town/slice-kit/build/slice-manifest';
import * as z from 'zod/mini';
import type { RegisteredSlice } from '../registry/slice-registry.js';
import { readFederationManifest } from './federation-manifest.js';

const packageSchema = z.object({ version: z.string() });

const chunkFilesSchema = z.record(
  z.string(),
  z.object({ js: z.array(z.string()), css: z.array(z.string()) }),
);
const inClient = (file: string) => `client/${file}`;

/**
 * Makes the registry's entry for a built slice.
 * @param directory the slice's folder
 * @param version its name; by default the package's version and a hash of the files, so that a name
 *   stands for one content only
 * @param built folder of the build
 * @throws Error when the build lacks a module that the manifest names
 */
export function publishedSlice(
  directory: string,
  version?: string,
  built = join(directory, 'dist'),
): RegisteredSlice {
  const manifest = readSliceManifest(directory);
  const federation = readFederationManifest(built);
  const files = [...list(built, 'client'), ...list(built, 'server')].sort();
  const integrity = Object.fromEntries(
    files.map((file) => [file, fileHash(readFileSync(join(built, file)))]),
  );
  const published = version ?? contentVersion(directory, integrity);

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
    widgets: manifest.widgets,
    ...(manifest.navigation && { navigation: manifest.navigation }),
    pages: Object.fromEntries(pages),
    integrity,
    platform: manifest.platform,
  };
}

function contentVersion(directory: string, integrity: Record<string, string>): string {
  const { version } = packageSchema.parse(readJson(join(directory, 'package.json')));
  const content = createHash('sha256').update(JSON.stringify(integrity)).digest('hex');
  return `${version}-${content.slice(0, 10)}`;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function list(directory: string, folder: string): string[] {
  return readdirSync(join(directory, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1));
}
