import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';
import { loadContainer } from './load-container.js';
import type { BrowserSlice, ProvidedModules } from './slice-table.js';

/**
 * The parts of the federation runtime that containers use to share modules. The rest, which loads
 * containers, is left out: it is half of the runtime, and the shell loads them itself.
 */
const runtime = {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  helpers: { global: {} },
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
};

declare global {
  /** The shell's copy of the federation runtime. The containers of slices look for it here. */
  var _FEDERATION_RUNTIME_CORE: typeof runtime | undefined;
}

/**
 * Makes the page's federation host, which loads modules of slices. This file, with the runtime, is a
 * chunk of its own: a page loads it with the first slice that it needs.
 * @param timeout how long a container's entry may take, in milliseconds
 */
export function createHost(provided: ProvidedModules, timeout: number) {
  globalThis._FEDERATION_RUNTIME_CORE = runtime;
  const { shareScopeMap } = new ModuleFederation({
    name: 'site',
    remotes: [],
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
  const containers = new Map<string, ReturnType<typeof loadContainer>>();
  const containerOf = (slice: BrowserSlice) => {
    const known = containers.get(slice.name);
    if (known) return known;
    const loading = loadContainer(slice, shareScopeMap['default'], timeout);
    containers.set(slice.name, loading);
    // A failed load is not cached: the next module of the slice loads the container again.
    loading.catch(() => containers.delete(slice.name));
    return loading;
  };

  return async (slice: BrowserSlice, module: string): Promise<unknown> => {
    const container = await containerOf(slice);
    const factory = await container.get(`./${module}`);
    return factory();
  };
}
