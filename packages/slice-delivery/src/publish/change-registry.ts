import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { RegistryRefused, signRegistry, verifyRegistry } from '../registry/signed-registry.js';
import type { SliceRegistry } from '../registry/slice-registry.js';
import { emptyRegistry } from './registry-changes.js';
import type { RegistryKeys } from './registry-keys.js';
import type { SliceStorage, StoredRegistry } from './slice-storage.js';

const attempts = 50;

interface ChangeOptions {
  /** Start with an empty registry instead of failing when the signature is not valid. */
  replaceRefused?: boolean;
  /** Sign an unchanged registry again when its signature is older than this. */
  signAgainAfterMs?: number;
}

/**
 * Changes the registry. When another publisher writes at the same time, the change is applied again
 * on top of theirs. A change without effect writes nothing.
 * @throws RegistryRefused when the registry was not signed by a trusted key
 */
export async function changeRegistry(
  storage: SliceStorage,
  keys: RegistryKeys,
  change: (registry: SliceRegistry) => SliceRegistry,
  options: ChangeOptions = {},
): Promise<SliceRegistry> {
  let written: { text: string; registry: SliceRegistry } | undefined;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const before = await storage.readRegistry();
    // The response to the write was lost, and the storage client has retried it.
    if (written && before?.text === written.text) return written.registry;
    const registry = readOrStart(before, keys, options);
    const changed = change(registry);
    const same = JSON.stringify(changed) === JSON.stringify(registry);
    if (same && !isOlder(registry, options.signAgainAfterMs)) return registry;
    // Readers refuse lower revisions: a new registry must begin above those of a lost one.
    const revision = Math.max(registry.revision + 1, Date.now());
    const signedAt = new Date().toISOString();
    const next = { ...changed, revision, signedAt, writeId: randomUUID() };
    written = { text: signRegistry(next, keys.privateKey), registry: next };
    if (await storage.replaceRegistry(written.text, before)) return next;
    await delay(randomInt(5, 50));
  }
  throw new Error('Other publishers keep changing the registry: try again');
}

function isOlder({ signedAt }: SliceRegistry, ageMs = Number.POSITIVE_INFINITY): boolean {
  return Date.now() - Date.parse(signedAt ?? '1970-01-01') >= ageMs;
}

function readOrStart(
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
