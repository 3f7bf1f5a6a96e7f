import type { KeyObject } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { readJsonFile, writeFileAtomically } from '@town/process-kit/atomic-file';
import { fileHash } from '@town/slice-kit/build/file-hash';
import * as z from 'zod/mini';
import { verifyRegistry } from '../registry/signed-registry.js';
import {
  findVersion,
  type RegisteredSlice,
  type SliceRegistry,
} from '../registry/slice-registry.js';
import type { SliceStorage } from './slice-storage.js';

/** Suffix of a folder's name while it is being copied. */
const unfinishedSuffix = '.unfinished';
/** A copy that is older than this was interrupted. */
const interruptedAfterMs = 60 * 60 * 1000;

const revisionSchema = z.object({ revision: z.number() });

/**
 * Copies the published slices to a folder that the gateway and the site's server read: every version
 * that the registry names, once its files match the signed hashes, then the registry. A version with
 * missing files is copied again; one with damaged files is copied again at the next revision.
 * @returns a line about the copy, or `undefined` when the folder is up to date
 * @throws Error when the registry or a file is not the published one, or the folder's registry is newer;
 *   the folder's registry then stays unchanged
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
  const present = readJsonFile(file, revisionSchema)?.revision ?? 0;
  removeInterrupted(registry, folder);
  const versions = [...registry.slices, ...registry.kept];
  const hasAll = versions.every(({ name, version, integrity }) =>
    Object.keys(integrity).every((path) => existsSync(join(folder, name, version, path))),
  );
  if (registry.revision === present && hasAll) return undefined;
  if (registry.revision < present) {
    throw new Error(
      `Revision ${registry.revision} is older than ${present}, which the folder has already`,
    );
  }
  for (const slice of versions) {
    await pullVersion(storage, slice, folder);
  }
  mkdirSync(folder, { recursive: true });
  writeFileAtomically(file, stored.text);
  removeOthers(registry, folder);
  return `Revision ${registry.revision} is in ${folder}.`;
}

/** Another process may be copying a version: its folder is left alone. */
function removeInterrupted(registry: SliceRegistry, folder: string): void {
  for (const { name } of registry.slices) {
    const versions = join(folder, name);
    for (const version of existsSync(versions) ? readdirSync(versions) : []) {
      const path = join(versions, version);
      if (!version.endsWith(unfinishedSuffix)) continue;
      const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (age > interruptedAfterMs) rmSync(path, { recursive: true, force: true });
    }
  }
}

/** The gateway serves every version in the folder, so withdrawn ones must go. */
function removeOthers(registry: SliceRegistry, folder: string): void {
  for (const name of new Set(registry.slices.map((slice) => slice.name))) {
    for (const version of readdirSync(join(folder, name))) {
      if (findVersion(registry, name, version) || version.endsWith(unfinishedSuffix)) continue;
      rmSync(join(folder, name, version), { recursive: true, force: true });
    }
  }
}

function isWhole({ integrity }: RegisteredSlice, target: string): boolean {
  return Object.entries(integrity).every(([path, hash]) => {
    const file = join(target, path);
    return existsSync(file) && fileHash(readFileSync(file)) === hash;
  });
}

async function pullVersion(
  storage: SliceStorage,
  slice: RegisteredSlice,
  folder: string,
): Promise<void> {
  const target = join(folder, slice.name, slice.version);
  if (isWhole(slice, target)) return;
  const unfinished = `${target}.${process.pid}${unfinishedSuffix}`;
  rmSync(unfinished, { recursive: true, force: true });
  for (const [path, hash] of Object.entries(slice.integrity)) {
    const content = await storage.readFile(slice.name, slice.version, path);
    if (!content || fileHash(content) !== hash) {
      rmSync(unfinished, { recursive: true, force: true });
      throw new Error(`${slice.name} ${slice.version}: ${path} is not the published file`);
    }
    mkdirSync(dirname(join(unfinished, path)), { recursive: true });
    writeFileSync(join(unfinished, path), content);
  }
  rmSync(target, { recursive: true, force: true });
  renameSync(unfinished, target);
}
