import { join } from 'node:path';
import { readDatabaseUrls } from '@town/operations/database-urls';
import { inTransaction } from './in-transaction.js';
import { loadPictures } from './load-pictures.js';
import { loadTown } from './load-town.js';
import { moveEvents } from './move-events.js';
import { isExportedTown, readExportedTown } from './read-exported-town.js';
import { readTown } from './read-town.js';
import { withTownFolder } from './with-town-folder.js';

/** The folder or the archive of the town may be the first argument. */
await withTownFolder(process.argv[2] ?? join(import.meta.dirname, '../town'), async (folder) => {
  const { env } = process;
  const urls = readDatabaseUrls(['catalog', 'content'], env);
  if (isExportedTown(folder)) {
    const town = await readExportedTown(folder);
    const { media } = readDatabaseUrls(['media'], env);
    const picturesDir = env['PICTURES_DIR'];
    if (!picturesDir) throw new Error('PICTURES_DIR: must be the folder of the pictures');
    await loadPictures(town, media, picturesDir);
    await loadTown(town, urls);
  } else {
    const now = new Date();
    const town = readTown(folder, now);
    await loadTown(town, urls);
    await inTransaction(urls.content, (client) => moveEvents(client, town, now));
  }
});
