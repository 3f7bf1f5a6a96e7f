import type { BrowserSlice } from './slice-table.js';
import { withTimeout } from './with-timeout.js';

/** What the entry of a slice leaves in the page: the interface of every federation container. */
interface Container {
  /** Takes the modules that the page shares. */
  init(shared: unknown, initScope: unknown[]): unknown;
  get(module: string): Promise<() => unknown>;
}

/**
 * Loads the entry of a slice and gives it the shared modules.
 * @param timeout how long the entry may take, in milliseconds
 */
export async function loadContainer(
  { container: name, base, entry }: BrowserSlice,
  shared: unknown,
  timeout: number,
): Promise<Container> {
  // An entry that came after its time is here already.
  if (!isContainer(Reflect.get(globalThis, name))) {
    await withTimeout(loadScript(new URL(`${base}${entry}`, location.origin).href), timeout);
  }
  const container: unknown = Reflect.get(globalThis, name);
  if (!isContainer(container)) throw new Error(`${name} is no container`);
  await container.init(shared, []);
  return container;
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
