import { findVersion } from '@town/contracts/slice-registry';
import { changeRegistry } from './change-registry.js';
import { pruned } from './registry-changes.js';
import type { RegistryKeys } from './registry-keys.js';
import type { SliceStorage } from './slice-storage.js';

/** What is stored for less than this may be about to be registered. */
const graceMs = 60 * 60 * 1000;

/**
 * Keeps the last versions of a slice and removes the files of the others: first the registry stops
 * naming them, then they go.
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
