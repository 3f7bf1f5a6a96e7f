import type { BrowserSlice, SliceTable } from '../browser/slice-table.js';
import type { LoadedSlice } from './slice-loader.js';

/** The build of a slice writes the hashes of its scripts into it, by their names. */
const scriptHashesFile = 'client/script-hashes.json';

/**
 * The versions of a page, and the hashes of what the browser may load of them. The page has the hashes of
 * all scripts for the slices that it loads at once. For another slice it has those of the entry and of the
 * list with the others, so that a page does not grow with every slice of the site.
 * @param files addresses that the page loads at once
 */
export function sliceTable(slices: readonly LoadedSlice[], files: readonly string[]): SliceTable {
  const table: SliceTable = { slices: [], integrity: {} };
  for (const slice of slices) {
    const { base, entry, integrity } = slice;
    const list = files.includes(base + entry) ? undefined : integrity[scriptHashesFile];
    table.slices.push(browserSlice(slice, list));
    const ofPage = files
      .filter((file) => file.startsWith(base))
      .map((file) => file.slice(base.length));
    const scripts = list ? [] : Object.keys(integrity).filter(isScript);
    for (const file of [entry, ...ofPage, ...scripts]) {
      const hash = integrity[file];
      if (hash) table.integrity[base + file] = hash;
    }
  }
  return table;
}

function browserSlice(
  { name, version, mounts, base, container, entry, compatible }: LoadedSlice,
  scriptHashes: string | undefined,
): BrowserSlice {
  return {
    name,
    version,
    mounts,
    base,
    container,
    // A slice that does not support this platform must not be loaded in the browser either.
    entry: compatible ? entry : null,
    ...(scriptHashes && { scriptHashes }),
  };
}

const isScript = (file: string) => /^client\/.+\.js$/.test(file);
