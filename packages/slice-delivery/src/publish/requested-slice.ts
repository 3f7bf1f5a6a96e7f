import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  containerName,
  reservedMounts,
  sliceManifestSchema,
} from '@town/slice-kit/build/slice-manifest';
import { fileHash } from '../registry/file-hash.js';
import type { RegisteredSlice } from '../registry/slice-registry.js';
import { RequestRefused } from '../registry/team-request.js';

// What a team wants to publish. Its own command makes the entry and checks it, but a team could send
// any entry: one that leads to files of another slice must not get into the registry.

const fileName = /^(client|server)(\/[\w@~+-][\w.@~+-]*)+$/;
const mostFiles = 2000;
const mostBytes = 50_000_000;

/** @throws RequestRefused when an entry names what is not its own */
export function refuseForeignParts(slice: RegisteredSlice): void {
  const { name, version, integrity } = slice;
  const files = Object.keys(integrity);
  const loaded = [...Object.values(slice.exposes), ...Object.values(slice.pages)];
  const named = [
    slice.entry,
    ...Object.values(slice.exposes).map(({ server }) => server),
    ...loaded.flatMap(({ js, css }) => [...js, ...css]),
  ];
  const reserved = slice.mounts.find((mount) => reservedMounts.includes(mount));
  const unknown = named.find((file) => !Object.hasOwn(integrity, file));
  const problems = [
    slice.base !== `/slices/${name}/${version}/` && `its base is ${slice.base}`,
    slice.container !== containerName(name) && `its container is ${slice.container}`,
    files.length > mostFiles && `it has ${files.length} files`,
    files.some((file) => !fileName.test(file)) && 'a file is in neither client nor server',
    unknown !== undefined && `it names ${unknown}, which has no hash`,
    reserved && `${reserved} is reserved`,
    !sliceManifestSchema.shape.mounts.safeParse(slice.mounts).success && 'its mounts are wrong',
  ].filter((problem) => typeof problem === 'string');
  if (problems.length > 0) {
    throw new RequestRefused(`${name} ${version} is not an entry of its own: ${problems[0]}`);
  }
}

/**
 * Copies the files of a request to a folder, each with its hash checked.
 * @param read a file of the request
 * @throws RequestRefused when one is missing or another than the signed one
 */
export async function copyRequestedFiles(
  { name, version, integrity }: RegisteredSlice,
  folder: string,
  read: (file: string) => Promise<Buffer | undefined>,
): Promise<void> {
  let bytes = 0;
  for (const [file, hash] of Object.entries(integrity)) {
    const content = await read(file);
    if (!content || fileHash(content) !== hash) {
      throw new RequestRefused(`${name} ${version}: ${file} is not the file that was signed`);
    }
    bytes += content.length;
    if (bytes > mostBytes) throw new RequestRefused(`${name} ${version} is larger than 50 MB`);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
}
