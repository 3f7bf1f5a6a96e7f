import type { SliceTable } from '../browser/slice-table.js';
import type { LoadedSlice } from './slice-loader.js';

/** The versions of a page, and the hashes of every file that the browser may load of them. */
export function sliceTable(slices: readonly LoadedSlice[]): SliceTable {
  const hashes = slices.flatMap(({ base, integrity }) =>
    Object.entries(integrity)
      .filter(([file]) => /^client\/.+\.(js|css)$/.test(file))
      .map(([file, hash]) => [base + file, hash] as const),
  );
  return {
    slices: slices.map(({ name, version, mounts, base, container, entry, compatible }) => {
      // A slice that does not support this platform must not be loaded in the browser either.
      return { name, version, mounts, base, container, entry: compatible ? entry : null };
    }),
    integrity: Object.fromEntries(hashes),
  };
}
