import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileHash } from '@town/slice-kit/build/file-hash';
import type { RegisteredSlice, SliceRegistry } from '../registry/slice-registry.js';
import { operatorName } from '../registry/slice-team.js';
import { changeRegistry } from './change-registry.js';
import { publishedSlice } from './published-slice.js';
import { withPublished } from './registry-changes.js';
import type { RegistryKeys } from './registry-keys.js';
import type { SliceStorage } from './slice-storage.js';

interface PublishOptions {
  version?: string;
  /** Percent of the visitors who get it; if undefined, all do. */
  canary?: number;
}

/**
 * Publishes a built slice: its files first, then the registry that names them.
 * @param directory the slice's folder, built and checked
 * @throws VersionTaken when the version is published with other content
 */
export async function publishSlice(
  storage: SliceStorage,
  keys: RegistryKeys,
  directory: string,
  { version, canary }: PublishOptions = {},
): Promise<{ slice: RegisteredSlice; registry: SliceRegistry }> {
  const slice = {
    ...publishedSlice(directory, version),
    published: new Date().toISOString(),
    publishedBy: operatorName,
  };
  await uploadVersion(storage, slice, join(directory, 'dist'));
  const registry = await changeRegistry(storage, keys, (current) =>
    withPublished(current, slice, canary),
  );
  return { slice, registry };
}

/** Stores a version's files and reads them back, before the registry names them. */
export async function uploadVersion(
  storage: SliceStorage,
  slice: RegisteredSlice,
  built: string,
): Promise<void> {
  await storage.storeVersion(slice, (file) => readFile(join(built, file)));
  await Promise.all(
    Object.entries(slice.integrity).map(async ([file, hash]) => {
      const stored = await storage.readFile(slice.name, slice.version, file);
      if (!stored || fileHash(stored) !== hash) {
        throw new Error(`${slice.name} ${slice.version}: ${file} was not stored as built`);
      }
    }),
  );
}
