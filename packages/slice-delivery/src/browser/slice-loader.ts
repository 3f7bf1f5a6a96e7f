import type { createHost } from './federation-host.js';
import type { BrowserSlice, ProvidedModules, SliceTable } from './slice-table.js';

declare global {
  /** Hashes of slices' scripts by address. The slices' own chunk loaders read it too. */
  var sliceIntegrity: Record<string, string> | undefined;
  /** Is appended to the addresses of slices' scripts after a failure, see `retryWithNewAddresses`. */
  var sliceAttempt: string | undefined;
}

/** How long a slice may take to load before the page goes on without it, in milliseconds. */
export const loadTimeout = 5000;

/**
 * Fetches the federation runtime before a slice is needed. A page without slices never loads it.
 */
export const loadFederation = () =>
  import(/* webpackChunkName: "federation" */ './federation-host.js');

/**
 * Prepares loading slices over the network.
 * @param provided the shell's copies of the shared modules
 * @returns loads a module that a slice exposes, for example `routes`
 */
export function createSliceLoader(
  { integrity }: Pick<SliceTable, 'integrity'>,
  provided: ProvidedModules,
) {
  globalThis.sliceIntegrity = Object.fromEntries(
    Object.entries(integrity).map(([path, hash]) => [location.origin + path, hash]),
  );
  let host: Promise<ReturnType<typeof createHost>> | undefined;
  const startHost = async () => {
    const { createHost } = await loadFederation();
    return createHost(provided, loadTimeout);
  };
  return async (slice: BrowserSlice | undefined, name: string): Promise<unknown> => {
    if (!slice?.entry) throw new Error(`${slice?.name ?? 'A slice'} must not be loaded`);
    host ??= startHost().catch((error) => {
      // A failure is not cached: the next slice starts the host again.
      host = undefined;
      throw error;
    });
    return (await host)(slice, name);
  };
}
