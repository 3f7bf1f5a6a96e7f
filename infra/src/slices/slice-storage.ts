import type { RegisteredSlice } from '@town/contracts/slice-registry';

/** The registry's file as it was read; the tag changes with every write. */
export interface StoredRegistry {
  text: string;
  tag: string;
}

/** A version that is stored, whether the registry names it or not. */
export interface StoredVersion {
  version: string;
  /** When the last of its files was written. */
  storedAt: Date;
}

/** Where slices are published: a folder, or a bucket. */
export interface SliceStorage {
  readRegistry(): Promise<StoredRegistry | undefined>;
  /**
   * Replaces the registry's file as a whole, if it still is what was read.
   * @returns false where somebody else has changed it since
   */
  replaceRegistry(text: string, before: StoredRegistry | undefined): Promise<boolean>;
  /**
   * Stores the files of a version below `<name>/<version>/`. Storing the same again changes nothing.
   * @param built folder with the files that `integrity` lists
   * @throws VersionTaken where other files are stored under this version
   */
  storeVersion(slice: RegisteredSlice, built: string): Promise<void>;
  readFile(name: string, version: string, file: string): Promise<Buffer | undefined>;
  listVersions(name: string): Promise<StoredVersion[]>;
  removeVersion(name: string, version: string): Promise<void>;
}

/** A version stands for one content, for ever. */
export class VersionTaken extends Error {
  constructor(name: string, version: string) {
    super(`${name} ${version} is already published with other content: give it another version`);
  }
}
