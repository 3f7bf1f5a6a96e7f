import type { createHost } from './federation-host.js';
import type { BrowserSlice, ProvidedModules, SliceTable } from './slice-table.js';

/** How long a slice may take to load before the page goes on without it, in milliseconds. */
export const loadTimeout = 5000;

/**
 * Fetches the federation runtime before a slice is needed. A page without slices does without it: it is a
 * sixth of the scripts of the home page.
 */
export const loadFederation = () =>
  import(/* webpackChunkName: "federation" */ './federation-host.js');

/**
 * Prepares loading slices over the network.
 * @param provided the shell's copies of the shared modules
 * @returns loads a module that a slice exposes, for example `routes`
 */
export function createSliceLoader(table: SliceTable, provided: ProvidedModules) {
  let host: Promise<ReturnType<typeof createHost>> | undefined;
  const startHost = async () => {
    const { createHost } = await loadFederation();
    return createHost(table, provided, loadTimeout);
  };
  return async (slice: BrowserSlice | undefined, name: string): Promise<unknown> => {
    if (!slice?.entry) throw new Error(`${slice?.name ?? 'A slice'} must not be loaded`);
    host ??= startHost().catch((error) => {
      // The next slice tries again.
      host = undefined;
      throw error;
    });
    return (await host).loadRemote(`${slice.container}/${name}`);
  };
}
