import { findVersion } from '../registry/slice-registry.js';
import { changeRegistry } from './change-registry.js';
import { pruned } from './registry-changes.js';
import type { RegistryKeys } from './registry-keys.js';
import type { SliceStorage } from './slice-storage.js';

/** A publisher may be about to register files that are younger than this. */
const graceMs = 60 * 60 * 1000;

/**
 * Keeps the last versions of a slice. The others leave the registry first, then their files are
 * removed.
 * @returns the versions whose files were removed
 */
export async function pruneSlice(
  storage: SliceStorage,
  keys: RegistryKeys,
  name: string,
  now = Date.now(),
): Promise<string[]> {
  let forgotten: string[] = [];
  const registry = await changeRegistry(storage, keys, (current) => {
    const after = pruned(current, name);
    forgotten = current.kept
      .filter((slice) => slice.name === name && !after.kept.includes(slice))
      .map(({ version }) => version);
    return after;
  });
  const stored = await storage.listVersions(name);
  const removable = stored.filter(
    ({ version, storedAt }) =>
      !findVersion(registry, name, version) &&
      (forgotten.includes(version) || now - storedAt.getTime() > graceMs),
  );
  for (const { version } of removable) await storage.removeVersion(name, version);
  return removable.map(({ version }) => version);
}
