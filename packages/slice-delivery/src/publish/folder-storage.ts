import { createHash, randomUUID } from 'node:crypto';
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
import { writeFileAtomically } from '@town/process-kit/atomic-file';
import { fileHash } from '@town/slice-kit/build/file-hash';
import type { RegisteredSlice } from '../registry/slice-registry.js';
import { withFolderLock } from './folder-lock.js';
import {
  type ReadFile,
  type SliceStorage,
  type StoredRegistry,
  type StoredVersion,
  VersionTaken,
} from './slice-storage.js';

/** Slices in a local or mounted folder. */
export class FolderStorage implements SliceStorage {
  readonly #registry: string;

  constructor(private readonly directory: string) {
    this.#registry = join(directory, 'slices.json');
  }

  async readRegistry(): Promise<StoredRegistry | undefined> {
    if (!existsSync(this.#registry)) return undefined;
    const text = readFileSync(this.#registry, 'utf8');
    return { text, tag: createHash('sha256').update(text).digest('hex') };
  }

  replaceRegistry(text: string, before: StoredRegistry | undefined): Promise<boolean> {
    return withFolderLock(join(this.directory, '.slices.lock'), async (isHeld) => {
      const now = await this.readRegistry();
      if (now?.tag !== before?.tag || !isHeld()) return false;
      writeFileAtomically(this.#registry, text);
      return true;
    });
  }

  /** A version's folder appears complete or not at all, and never changes. */
  async storeVersion(slice: RegisteredSlice, read: ReadFile): Promise<void> {
    const target = join(this.directory, slice.name, slice.version);
    const unfinished = `${target}.${randomUUID()}.unfinished`;
    if (!existsSync(target)) {
      try {
        for (const file of Object.keys(slice.integrity)) {
          mkdirSync(dirname(join(unfinished, file)), { recursive: true });
          writeFileSync(join(unfinished, file), await read(file));
        }
        renameSync(unfinished, target);
      } catch (error) {
        rmSync(unfinished, { recursive: true, force: true });
        if (!existsSync(target)) throw error;
      }
    }
    for (const [file, hash] of Object.entries(slice.integrity)) {
      const stored = join(target, file);
      if (!existsSync(stored) || fileHash(readFileSync(stored)) !== hash) {
        throw new VersionTaken(slice.name, slice.version);
      }
    }
  }

  async readFile(name: string, version: string, file: string): Promise<Buffer | undefined> {
    const path = join(this.directory, name, version, file);
    return existsSync(path) ? readFileSync(path) : undefined;
  }

  async addFile(name: string, version: string, file: string, content: Buffer): Promise<boolean> {
    const path = join(this.directory, name, version, file);
    if (existsSync(path)) return false;
    mkdirSync(dirname(path), { recursive: true });
    writeFileAtomically(path, content);
    return true;
  }

  async listVersions(name: string): Promise<StoredVersion[]> {
    const folder = join(this.directory, name);
    if (!existsSync(folder)) return [];
    return readdirSync(folder).map((version) => ({
      version,
      storedAt: statSync(join(folder, version)).mtime,
    }));
  }

  async removeVersion(name: string, version: string): Promise<void> {
    rmSync(join(this.directory, name, version), { recursive: true, force: true });
  }
}
