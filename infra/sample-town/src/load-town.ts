import { fillKind } from './fill-kind.js';
import { inTransaction } from './in-transaction.js';
import { loadSettings } from './load-settings.js';
import type { LoadedTown } from './loaded-town.js';

/**
 * Loads a town. A kind that has records is left unchanged, and so are settings that an administrator has
 * changed. Each service gets its whole part or nothing.
 * @param urls addresses of the databases by service
 */
export async function loadTown(
  { records, settings }: LoadedTown,
  urls: Record<'catalog' | 'content', string>,
): Promise<void> {
  for (const service of ['catalog', 'content'] as const) {
    await inTransaction(urls[service], async (client) => {
      if (service === 'content') await loadSettings(client, settings);
      for (const part of records.filter(({ kind }) => kind.service === service)) {
        await fillKind(client, part);
      }
    });
  }
}
