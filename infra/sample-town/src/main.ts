import { join } from 'node:path';
import { readDatabaseUrls } from '@town/operations/database-urls';
import { loadExportedTown } from './load-exported-town.js';
import { loadSampleTown } from './load-sample-town.js';
import { isExportedTown, readExportedTown } from './read-exported-town.js';
import { readTown } from './read-town.js';
import { withTownFolder } from './with-town-folder.js';

/** The folder or the archive of the town may be the first argument. */
await withTownFolder(process.argv[2] ?? join(import.meta.dirname, '../town'), async (folder) => {
  const { env } = process;
  const { catalog, content } = readDatabaseUrls(['catalog', 'content'], env);
  if (isExportedTown(folder)) {
    const town = await readExportedTown(folder);
    const { media } = readDatabaseUrls(['media'], env);
    const picturesDir = env['PICTURES_DIR'];
    if (!picturesDir) throw new Error('PICTURES_DIR: must be the folder of the pictures');
    const target = { catalogUrl: catalog, contentUrl: content, mediaUrl: media, picturesDir };
    await loadExportedTown(town, target);
  } else {
    await loadSampleTown(
      { catalogUrl: catalog, contentUrl: content },
      readTown(folder),
      new Date(),
    );
  }
});
