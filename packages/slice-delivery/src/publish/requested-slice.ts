import { fileHash } from '@town/slice-kit/build/file-hash';
import { platformVersion } from '@town/slice-kit/build/shared-modules';
import {
  containerName,
  manifestProblems,
  sliceManifestSchema,
} from '@town/slice-kit/build/slice-manifest';
import satisfies from 'semver/functions/satisfies.js';
import type { RegisteredSlice } from '../registry/slice-registry.js';
import { RequestRefused } from '../registry/team-request.js';
import { overweight } from './size-budget.js';
import type { SliceStorage } from './slice-storage.js';

// Checks the entry that a team wants to publish. The team's own command makes and checks it as well, but a
// team could send any entry, for example one with files of another slice.

const fileName = /^(client|server)(\/[\w@~+-][\w.@~+-]*)+$/;
const mostFiles = 2000;
const mostBytes = 50_000_000;

/** @throws RequestRefused when an entry names files of another slice, or the site could not show it */
export function refuseForeignParts(slice: RegisteredSlice): void {
  const { name, version, integrity } = slice;
  const files = Object.keys(integrity);
  const loaded = [...Object.values(slice.exposes), ...Object.values(slice.pages)];
  const named = [
    slice.entry,
    ...Object.values(slice.exposes).map(({ server }) => server),
    ...loaded.flatMap(({ js, css }) => [...js, ...css]),
  ];
  const unknown = named.find((file) => !Object.hasOwn(integrity, file));
  const folders = new Set(files.flatMap(foldersOf));
  const both = files.find((file) => folders.has(file));
  const problems = [
    slice.base !== `/slices/${name}/${version}/` && `its base is ${slice.base}`,
    slice.container !== containerName(name) && `its container is ${slice.container}`,
    files.length > mostFiles && `it has ${files.length} files`,
    files.some((file) => !fileName.test(file)) && 'a file is in neither client nor server',
    both !== undefined && `${both} is a folder, too`,
    unknown !== undefined && `it names ${unknown}, which has no hash`,
    !sliceManifestSchema.shape.mounts.safeParse(slice.mounts).success && 'its mounts are wrong',
    ...manifestProblems(slice),
    !satisfies(platformVersion, slice.platform) &&
      `it requires the platform ${slice.platform}, and the site has ${platformVersion}`,
  ].filter((problem) => typeof problem === 'string');
  if (problems.length > 0) {
    throw new RequestRefused(`${name} ${version} cannot be published: ${problems[0]}`);
  }
}

/** The folders above a file: `client` and `client/pages` for `client/pages/home.js`. */
function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/**
 * Stores the files of a new version, once all of them are what the team has signed. It may be stopped
 * at any point and called again: the registry names none of them yet.
 * @param read a file of the request
 * @throws RequestRefused when a file is missing, too large, or differs from the signed one
 */
export async function takeFiles(
  storage: SliceStorage,
  slice: RegisteredSlice,
  read: (file: string) => Promise<Buffer | undefined>,
): Promise<void> {
  const { name, version, integrity } = slice;
  const sizes = new Map<string, number>();
  const verified = async (file: string) => {
    const content = await read(file);
    if (content && fileHash(content) === integrity[file]) return content;
    throw new RequestRefused(`${name} ${version}: ${file} is not the file that was signed`);
  };
  let bytes = 0;
  for (const file of Object.keys(integrity)) {
    const { length } = await verified(file);
    bytes += length;
    sizes.set(file, length);
    if (bytes > mostBytes) throw new RequestRefused(`${name} ${version} is larger than 50 MB`);
  }
  const [heavy] = overweight(slice, (file) => sizes.get(file) ?? 0);
  if (heavy) throw new RequestRefused(heavy);
  await storage.storeVersion(slice, verified);
}
