import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractTownArchive } from '@town/town-archive/extract-town-archive';

/** Runs work with the folder of a town. An archive is extracted while the work runs. */
export async function withTownFolder(
  path: string,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  if (!path.endsWith('.zip')) return work(path);
  const folder = mkdtempSync(join(tmpdir(), 'town-archive-'));
  try {
    await extractTownArchive(path, folder);
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
