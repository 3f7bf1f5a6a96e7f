import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { RegistryRefused, signRegistry, verifyRegistry } from '@town/contracts/signed-registry';
import type { SliceRegistry } from '@town/contracts/slice-registry';
import { emptyRegistry } from './registry-changes.js';
import type { RegistryKeys } from './registry-keys.js';
import type { SliceStorage, StoredRegistry } from './slice-storage.js';

const attempts = 50;

interface ChangeOptions {
  /** Start anew where the registry carries no valid signature, instead of failing. */
  replaceRefused?: boolean;
  /** Sign also what has not changed: with another key. */
  signAnew?: boolean;
}

/**
 * Changes the registry, also while others do: the change is made again on top of theirs. One that
 * changes nothing writes nothing.
 * @throws RegistryRefused where what is there was not signed by a key that we trust
 */
export async function changeRegistry(
  storage: SliceStorage,
  keys: RegistryKeys,
  change: (registry: SliceRegistry) => SliceRegistry,
  options: ChangeOptions = {},
): Promise<SliceRegistry> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const before = await storage.readRegistry();
    const registry = readOr(before, keys, options);
    const changed = change(registry);
    const same = JSON.stringify(changed) === JSON.stringify(registry);
    if (same && !options.signAnew) return registry;
    // Also above what was published before the registry was lost, since readers never go back.
    const next = { ...changed, revision: Math.max(registry.revision + 1, Date.now()) };
    if (await storage.replaceRegistry(signRegistry(next, keys.privateKey), before)) return next;
    await delay(randomInt(5, 50));
  }
  throw new Error('Others keep changing the registry: try again');
}

function readOr(
  before: StoredRegistry | undefined,
  keys: RegistryKeys,
  { replaceRefused }: ChangeOptions,
): SliceRegistry {
  if (!before) return emptyRegistry;
  try {
    return verifyRegistry(before.text, keys.trusted);
  } catch (error) {
    if (error instanceof RegistryRefused && replaceRefused) return emptyRegistry;
    throw error;
  }
}
