/** A slice's version as the browser loads it. */
export interface BrowserSlice {
  name: string;
  version: string;
  mounts: string[];
  base: string;
  container: string;
  /** Script that starts the container, relative to the base; null when it must not be loaded. */
  entry: string | null;
  /**
   * Hash of the version's list of script hashes, which the browser loads with the entry. Undefined where
   * the table itself has the hashes of all scripts.
   */
  scriptHashes?: string;
}

/** The part of a page that says where slices come from. The server writes it. */
export interface SliceTable {
  slices: BrowserSlice[];
  /** Hashes of slices' scripts, and of the page's style sheets, by path. */
  integrity: Record<string, string>;
}

/** The modules that slices share with the shell, by the name under which slices import them. */
export type ProvidedModules = Record<string, { version: string; module: unknown }>;
