declare global {
  /** Hashes of slices' scripts by address. The slices' own chunk loaders read it too. */
  var sliceIntegrity: Record<string, string> | undefined;
  /** Is appended to the addresses of slices' scripts after a failure, see `retryWithNewAddresses`. */
  var sliceAttempt: string | undefined;
}

/**
 * Makes the browser refuse a slice's script that is not the published one: a plugin of the
 * federation runtime for the containers' entries, and a table for the chunks that those load.
 * @param integrity hashes by path
 * @param timeout how long an entry may take, in milliseconds
 */
export function checkScripts(integrity: Record<string, string>, timeout: number) {
  const byAddress = Object.fromEntries(
    Object.entries(integrity).map(([path, hash]) => [location.origin + path, hash]),
  );
  globalThis.sliceIntegrity = byAddress;
  return {
    name: 'integrity',
    createScript: ({ url }: { url: string }) => ({
      script: Object.assign(document.createElement('script'), {
        src: url + (globalThis.sliceAttempt || ''),
        integrity: byAddress[url] || '',
      }),
      timeout,
    }),
  };
}
