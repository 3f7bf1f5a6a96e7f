import type { BrowserSlice } from './slice-table.js';
import { withTimeout } from './with-timeout.js';

/** The global object that the entry script of a slice defines: a federation container. */
interface Container {
  /** Gives the container the modules that the page shares. */
  init(shared: unknown, initScope: unknown[]): unknown;
  get(module: string): Promise<() => unknown>;
}

/**
 * Loads the entry of a slice and gives it the shared modules.
 * @param timeout how long the entry may take, in milliseconds
 */
export async function loadContainer(
  { container: name, base, entry, scriptHashes }: BrowserSlice,
  shared: unknown,
  timeout: number,
): Promise<Container> {
  const address = (file: string) => new URL(base + file, location.origin).href;
  // An entry that arrived after an earlier timeout has already defined its container.
  const isHere = isContainer(Reflect.get(globalThis, name));
  await withTimeout(
    Promise.all([
      isHere || loadScript(address(`${entry}`)),
      scriptHashes && addScriptHashes(address('client/'), scriptHashes),
    ]),
    timeout,
  );
  const container: unknown = Reflect.get(globalThis, name);
  if (!isContainer(container)) throw new Error(`${name} is no container`);
  await container.init(shared, []);
  return container;
}

/**
 * Adds the hashes of a slice's scripts to the page's. Without them its chunks would load unchecked.
 * @param integrity hash of the list: the browser refuses any other
 */
async function addScriptHashes(folder: string, integrity: string): Promise<void> {
  const address = `${folder}script-hashes.json${globalThis.sliceAttempt ?? ''}`;
  const answer = await fetch(address, { integrity }).catch((cause) => {
    throw new Error(`${address} did not load`, { cause });
  });
  const hashes: Record<string, string> = await answer.json();
  const byAddress = Object.entries(hashes).map(([file, hash]) => [folder + file, hash]);
  globalThis.sliceIntegrity = { ...globalThis.sliceIntegrity, ...Object.fromEntries(byAddress) };
}

/** Runs a script that the browser refuses if it is not the published one. */
function loadScript(address: string): Promise<void> {
  const script = document.createElement('script');
  script.src = address + (globalThis.sliceAttempt ?? '');
  script.integrity = globalThis.sliceIntegrity?.[address] ?? '';
  const loaded = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${address} did not load`));
  });
  document.head.append(script);
  return loaded.finally(() => script.remove());
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}
