import { join, resolve } from 'node:path';
import {
  findVersion,
  type RegisteredSlice,
  type SliceRegistry,
} from '@town/contracts/slice-registry';
import { changeRegistry } from './change-registry.js';
import { FolderStorage } from './folder-storage.js';
import { uploadVersion } from './publish-slice.js';
import { publishedSlice } from './published-slice.js';
import { pruned, withStable, withVersion } from './registry-changes.js';
import { type RegistryKeys, readRegistryKeys } from './registry-keys.js';
import { sliceNames } from './slice-names.js';
import { type SliceStorage, VersionTaken } from './slice-storage.js';

/**
 * Publishes every built slice of this checkout, all at once, for the local stack.
 * @param root the checkout
 * @param slicesDir where slices are published
 */
export async function publishAll(
  root: string,
  slicesDir: string,
  keys: RegistryKeys,
): Promise<RegisteredSlice[]> {
  const storage = new FolderStorage(slicesDir);
  const published = new Date().toISOString();
  const slices = sliceNames.map((name) => ({ ...publishedSlice(join(root, name)), published }));
  for (const slice of slices) await uploadAnew(storage, slice, join(root, slice.name, 'dist'));
  await changeRegistry(
    storage,
    keys,
    (registry) => slices.reduce((current, slice) => withBuilt(current, slice), registry),
    { replaceRefused: true },
  );
  return slices;
}

/** These versions are named after their content: other files under such a name are damaged. */
async function uploadAnew(storage: SliceStorage, slice: RegisteredSlice, built: string) {
  try {
    await uploadVersion(storage, slice, built);
  } catch (error) {
    if (!(error instanceof VersionTaken)) throw error;
    await storage.removeVersion(slice.name, slice.version);
    await uploadVersion(storage, slice, built);
  }
}

/** What was rolled back, or is on trial, stays so over a restart. */
function withBuilt(registry: SliceRegistry, slice: RegisteredSlice): SliceRegistry {
  const { name, version } = slice;
  const known = findVersion(registry, name, version);
  const wasStable = registry.history[name]?.includes(version);
  if (known && !wasStable) return registry;
  return pruned(withStable(withVersion(registry, slice), name, version), name);
}

if (process.argv[1] === import.meta.filename) {
  const { SLICES_DIR: slicesDir, DATA_DIR: dataDir } = process.env;
  if (!slicesDir) throw new Error('Set SLICES_DIR to the folder that slices are published in');
  const keys = readRegistryKeys(process.env, dataDir || '.local');
  const root = resolve(import.meta.dirname, '../../..');
  for (const { name, version } of await publishAll(root, slicesDir, keys)) {
    console.log(`${name} ${version}`);
  }
}
