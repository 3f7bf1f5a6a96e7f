import type { RegisteredSlice } from '../registry/slice-registry.js';

/** The registry's file. The tag changes with every write. */
export interface StoredRegistry {
  text: string;
  tag: string;
}

/** A stored version, in the registry or not. */
export interface StoredVersion {
  version: string;
  /** When the last of its files was written. */
  storedAt: Date;
}

/** Reads one file of a version. */
export type ReadFile = (file: string) => Promise<Buffer>;

/** Where slices are published: a folder or a bucket. */
export interface SliceStorage {
  readRegistry(): Promise<StoredRegistry | undefined>;
  /**
   * Replaces the registry's file atomically, unless it has changed since it was read.
   * @returns false when it has changed
   */
  replaceRegistry(text: string, before: StoredRegistry | undefined): Promise<boolean>;
  /**
   * Stores the files of a version below `<name>/<version>/`. Repeating it changes nothing.
   * @param read a file that `integrity` lists
   * @throws VersionTaken when other files are stored under this version
   */
  storeVersion(slice: RegisteredSlice, read: ReadFile): Promise<void>;
  readFile(name: string, version: string, file: string): Promise<Buffer | undefined>;
  /**
   * Stores one file below `<name>/<version>/`.
   * @returns false when it is there already
   */
  addFile(name: string, version: string, file: string, content: Buffer): Promise<boolean>;
  listVersions(name: string): Promise<StoredVersion[]>;
  removeVersion(name: string, version: string): Promise<void>;
}

/** A version has one content, forever. */
export class VersionTaken extends Error {
  constructor(name: string, version: string) {
    super(`${name} ${version} is already published with other content: give it another version`);
  }
}
