import type { KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { verifyRegistry } from '@town/contracts/signed-registry';
import type { RegisteredSlice } from '@town/contracts/slice-registry';
import { readJsonFile, writeFileAtomically } from '../local/atomic-file.js';
import { fileHash } from './file-hash.js';
import type { SliceStorage } from './slice-storage.js';

/**
 * Copies what is published to a folder that the gateway and the site read: every version whose
 * files are what the signed registry says, then the registry.
 * @returns what was copied, or nothing where the folder is up to date
 * @throws Error where the registry or a file is not what was published, or the registry is older
 *   than the folder's; the folder then stays as it is
 */
export async function pullSlices(
  storage: SliceStorage,
  trusted: readonly KeyObject[],
  folder: string,
): Promise<string | undefined> {
  const stored = await storage.readRegistry();
  if (!stored) throw new Error('Nothing is published yet');
  const registry = verifyRegistry(stored.text, trusted);
  const file = join(folder, 'slices.json');
  const have = (readJsonFile(file) as { revision?: number } | undefined)?.revision ?? 0;
  if (registry.revision === have) return undefined;
  if (registry.revision < have) {
    throw new Error(`Revision ${registry.revision} is older than ${have}, which is here already`);
  }
  for (const slice of [...registry.slices, ...registry.kept]) {
    await pullVersion(storage, slice, folder);
  }
  mkdirSync(folder, { recursive: true });
  writeFileAtomically(file, stored.text);
  return `Revision ${registry.revision} is in ${folder}.`;
}

async function pullVersion(
  storage: SliceStorage,
  slice: RegisteredSlice,
  folder: string,
): Promise<void> {
  const target = join(folder, slice.name, slice.version);
  if (existsSync(target)) return;
  const unfinished = `${target}.${process.pid}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  for (const [path, hash] of Object.entries(slice.integrity)) {
    const content = await storage.readFile(slice.name, slice.version, path);
    if (!content || fileHash(content) !== hash) {
      rmSync(unfinished, { recursive: true, force: true });
      throw new Error(`${slice.name} ${slice.version}: ${path} is not what was published`);
    }
    mkdirSync(dirname(join(unfinished, path)), { recursive: true });
    writeFileSync(join(unfinished, path), content);
  }
  renameSync(unfinished, target);
}
