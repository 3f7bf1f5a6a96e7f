import { fillKind } from './fill-kind.js';
import { inTransaction } from './in-transaction.js';
import { addPictures, copyPictures } from './load-pictures.js';
import { loadSettings } from './load-settings.js';
import type { ExportedTown } from './read-exported-town.js';

/** Where an exported town is loaded into. */
export interface TownTarget {
  catalogUrl: string;
  contentUrl: string;
  mediaUrl: string;
  /** The folder of the pictures' files. */
  picturesDir: string;
}

/**
 * Loads a town that another one has exported. A kind that has records stays as it is, and so do
 * settings that an administrator has changed. Each service gets all of its part or nothing.
 */
export async function loadExportedTown(town: ExportedTown, target: TownTarget): Promise<void> {
  const { pictures, picturesFolder, records, settings } = town;
  copyPictures(pictures, picturesFolder, target.picturesDir);
  await inTransaction(target.mediaUrl, (client) => addPictures(client, pictures));
  const urls = { catalog: target.catalogUrl, content: target.contentUrl };
  for (const service of ['catalog', 'content'] as const) {
    await inTransaction(urls[service], async (client) => {
      if (service === 'content') await loadSettings(client, settings);
      for (const part of records.filter(({ kind }) => kind.service === service)) {
        await fillKind(client, part);
      }
    });
  }
}
