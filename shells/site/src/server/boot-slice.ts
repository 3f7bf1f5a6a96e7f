import type { BootSlice } from '../app/boot';
import type { LoadedSlice } from './slice-loader';

/** What the browser needs to know of a slice; one that does not run here has no entry. */
export function bootSlice(slice: LoadedSlice): BootSlice {
  const { name, version, mounts, base, container, entry, compatible } = slice;
  return { name, version, mounts, base, container, entry: compatible ? entry : null };
}

/**
 * Hashes of everything that the browser loads of slices, by address as its runtimes write it.
 * @param origin of the page
 */
export function bootIntegrity(
  origin: string,
  slices: readonly LoadedSlice[],
): Record<string, string> {
  return Object.fromEntries(
    slices.flatMap(({ base, integrity }) =>
      Object.entries(integrity)
        .filter(([file]) => /^client\/.+\.(js|css)$/.test(file))
        .map(([file, hash]) => [`${origin}${base}${file}`, hash]),
    ),
  );
}
