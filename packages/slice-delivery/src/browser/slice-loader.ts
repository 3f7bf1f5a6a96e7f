import { init } from '@module-federation/enhanced/runtime';
import { checkScripts } from './check-scripts.js';

/** A slice's version as the browser loads it. */
export interface BrowserSlice {
  name: string;
  version: string;
  mounts: string[];
  base: string;
  container: string;
  /** Script that starts the container, relative to the base; null when it must not be loaded. */
  entry: string | null;
}

/** The part of a page that says where slices come from. The server writes it. */
export interface SliceTable {
  slices: BrowserSlice[];
  /** Hashes of the slices' scripts and style sheets by path. */
  integrity: Record<string, string>;
}

/** How long a slice may take to load before the page goes on without it, in milliseconds. */
export const loadTimeout = 5000;

/**
 * Prepares loading slices over the network.
 * @returns loads a module that a slice exposes, for example `routes`
 */
export function createSliceLoader({ slices, integrity }: SliceTable) {
  // The build has already made the host, with the shared modules.
  const host = init({
    name: 'site',
    plugins: [checkScripts(integrity, loadTimeout)],
    remotes: slices.flatMap(({ container, base, entry }) =>
      entry ? [{ name: container, entry: location.origin + base + entry }] : [],
    ),
  });
  return async (slice: BrowserSlice | undefined, name: string): Promise<unknown> => {
    if (!slice?.entry) throw new Error(`${slice?.name ?? 'A slice'} must not be loaded`);
    return host.loadRemote(`${slice.container}/${name}`);
  };
}
