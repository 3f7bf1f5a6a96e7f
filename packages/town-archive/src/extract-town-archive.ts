import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

/** The files that an archive can have. Any other name, for example one with `..`, is refused. */
const known =
  /^([a-z-]{1,60}\.(json|ndjson|csv)|pictures\/[0-9a-f]{32}\/\d{1,4}\.(avif|webp|jpg))$/;

/** Every real file is far smaller. The limit stops a zip bomb from filling the disk. */
const maxBytes = 256 * 1024 * 1024;

/** A history grows with the years. */
const maxHistoryBytes = 4 * 1024 ** 3 - 1;

/**
 * Extracts the archive of a town into an empty folder.
 * @throws Error that names the archive, and the file in it that is wrong
 */
export async function extractTownArchive(archive: string, folder: string): Promise<void> {
  const zip = await openPromise(archive).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : '';
    throw new Error(`${archive} is no zip archive that can be read. ${reason}`);
  });
  try {
    for await (const entry of zip.eachEntry()) {
      if (!entry.fileName.endsWith('/')) await extract(zip, entry, archive, folder);
    }
  } finally {
    zip.close();
  }
}

async function extract(zip: ZipFile, entry: Entry, archive: string, folder: string) {
  const { fileName, uncompressedSize } = entry;
  if (!known.test(fileName)) throw new Error(`${archive}: ${fileName} is no file of a town`);
  const limit = fileName.endsWith('.ndjson') ? maxHistoryBytes : maxBytes;
  if (uncompressedSize > limit) throw new Error(`${archive}: ${fileName} is too large`);
  const path = join(folder, fileName);
  mkdirSync(dirname(path), { recursive: true });
  // A name that comes twice is an error, too.
  const target = createWriteStream(path, { flags: 'wx' });
  await pipeline(await zip.openReadStreamPromise(entry), target);
}
