import type { Boot } from '../app/boot';

declare global {
  /** Hashes of slices' scripts by address, which slices' own chunk loaders look up, too. */
  var sliceIntegrity: Boot['integrity'] | undefined;
  /** Ends the addresses of slices' scripts after a failure: one that hangs would be waited for again. */
  var sliceAttempt: string | undefined;
}

/**
 * Lets the browser refuse a script of a slice that is not the published one: a plugin of the
 * federation runtime for the containers' entries, and a table for what those load.
 * @param timeout how long an entry may take, in milliseconds
 */
export function checkScripts(integrity: Boot['integrity'], timeout: number) {
  globalThis.sliceIntegrity = integrity;
  return {
    name: 'integrity',
    createScript: ({ url }: { url: string }) => ({
      script: Object.assign(document.createElement('script'), {
        src: url + (globalThis.sliceAttempt || ''),
        integrity: integrity[url] || '',
      }),
      timeout,
    }),
  };
}
