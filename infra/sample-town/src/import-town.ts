import { StackError } from '@town/dev-stack/lib/stack-error';
import type { RunningStack } from '@town/operations/running-stack';
import { withDatabases } from '@town/operations/stack-databases';
import { loadPictures } from './load-pictures.js';
import { loadTown } from './load-town.js';
import { isExportedTown, readExportedTown } from './read-exported-town.js';
import { withTownFolder } from './with-town-folder.js';

/**
 * Loads an exported town into a running stack that has no records yet.
 * @throws StackError when it has records, when its pictures are in a bucket, or when the file is not an
 * exported town; then nothing is changed
 */
export async function importTown(stack: RunningStack, file: string): Promise<void> {
  const { picturesDir } = stack;
  const { catalog, content, media } = stack.databases;
  if (!picturesDir || !catalog || !content || !media) {
    throw new StackError('The stack has no folder for pictures, or lacks a database.');
  }
  await withTownFolder(file, async (folder) => {
    if (!isExportedTown(folder)) throw new StackError(`${file} is no exported town.`);
    const town = await read(folder);
    await refuseRecords(stack);
    await loadPictures(town, media, picturesDir);
    await loadTown(town, { catalog, content });
  });
}

async function read(folder: string) {
  try {
    return await readExportedTown(folder);
  } catch (error) {
    throw new StackError(error instanceof Error ? error.message : String(error));
  }
}

function refuseRecords(stack: RunningStack): Promise<void> {
  return withDatabases(stack, async (clients) => {
    for (const name of ['catalog', 'content']) {
      const found = await clients.get(name)?.query('select 1 from records limit 1');
      if (found?.rowCount) throw new StackError('The town has records: nothing was imported.');
    }
  });
}
