import { join } from 'node:path';
import {
  findVersion,
  type RegisteredSlice,
  type SliceRegistry,
} from '../registry/slice-registry.js';
import { operatorName } from '../registry/slice-team.js';
import { changeRegistry } from './change-registry.js';
import { sliceNames } from './checkout.js';
import { pruneSlice } from './prune-slices.js';
import { uploadVersion } from './publish-slice.js';
import { publishedSlice } from './published-slice.js';
import { withStable, withVersion } from './registry-changes.js';
import type { RegistryKeys } from './registry-keys.js';
import { type SliceStorage, VersionTaken } from './slice-storage.js';

/**
 * Publishes every built slice of a checkout at once, for the local stack. Keeps rollbacks and canaries,
 * and replaces a registry whose signature is not valid.
 * @param root the checkout
 */
export async function publishAll(
  root: string,
  storage: SliceStorage,
  keys: RegistryKeys,
): Promise<RegisteredSlice[]> {
  const published = new Date().toISOString();
  const slices = sliceNames(root).map((name) => ({
    ...publishedSlice(join(root, name)),
    published,
    publishedBy: operatorName,
  }));
  for (const slice of slices) await uploadAgain(storage, slice, join(root, slice.name, 'dist'));
  await changeRegistry(storage, keys, (registry) => slices.reduce(withBuilt, registry), {
    replaceRefused: true,
  });
  for (const { name } of slices) await pruneSlice(storage, keys, name);
  return slices;
}

/** The version's name contains a hash of its files: other files under it are damaged. */
async function uploadAgain(storage: SliceStorage, slice: RegisteredSlice, built: string) {
  try {
    await uploadVersion(storage, slice, built);
  } catch (error) {
    if (!(error instanceof VersionTaken)) throw error;
    await storage.removeVersion(slice.name, slice.version);
    await uploadVersion(storage, slice, built);
  }
}

function withBuilt(registry: SliceRegistry, slice: RegisteredSlice): SliceRegistry {
  const { name, version } = slice;
  const wasStable = registry.history[name]?.includes(version);
  if (findVersion(registry, name, version) && !wasStable) return registry;
  return withStable(withVersion(registry, slice), name, version);
}
