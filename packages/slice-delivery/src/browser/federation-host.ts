import * as runtimeCore from '@module-federation/runtime-core';
import { checkScripts } from './check-scripts.js';
import type { ProvidedModules, SliceTable } from './slice-table.js';

declare global {
  /** The shell's copy of the federation runtime. The containers of slices look for it here. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

/**
 * Makes the page's federation host. This file, with the runtime, is a chunk of its own: a page loads it
 * with the first slice that it needs.
 * @param timeout how long a container's entry may take, in milliseconds
 */
export function createHost(
  { slices, integrity }: SliceTable,
  provided: ProvidedModules,
  timeout: number,
) {
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  return new runtimeCore.ModuleFederation({
    name: 'site',
    plugins: [checkScripts(integrity, timeout)],
    remotes: slices.flatMap(({ container, base, entry }) =>
      entry ? [{ name: container, entry: location.origin + base + entry }] : [],
    ),
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.entries(provided).map(([name, { version, module }]) => [
        name,
        {
          version,
          lib: () => module,
          shareConfig: { singleton: true, requiredVersion: `^${version}` },
        },
      ]),
    ),
  });
}
