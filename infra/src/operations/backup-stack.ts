import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomically } from '../local/atomic-file.js';
import { StackError } from '../local/stack-error.js';
import { backupDatabase, takeSnapshot } from './backup-database.js';
import { type BackupManifest, backupManifestSchema } from './backup-manifest.js';
import type { RunningStack } from './running-stack.js';
import { withDatabases } from './stack-databases.js';
import { listStreams, withStreams } from './streams.js';

/** The file that says what a backup holds. */
export const manifestFile = 'manifest.json';

/**
 * Writes a backup of a running stack into a new folder. Each database is seen as of one moment,
 * and the moments lie as close together as connections allow; what crosses between two services
 * just then is in the outbox of the one that it came from.
 * @returns what was written
 */
export async function backupStack(
  stack: RunningStack,
  folder: string,
  now = new Date(),
): Promise<BackupManifest> {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new StackError(`${folder} is not empty: a backup is written into a new folder.`);
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const databases = await withDatabases(stack, async (clients) => {
    await Promise.all([...clients.values()].map(takeSnapshot));
    const written: BackupManifest['databases'] = {};
    for (const [name, client] of clients) {
      written[name] = await backupDatabase(client, join(folder, name));
    }
    return written;
  });
  const streams = await withStreams(stack.nats, listStreams);
  const manifest = backupManifestSchema.parse({
    format: 1,
    takenAt: now.toISOString(),
    databases,
    streams: streams.map(({ config }) => config),
  });
  writeFileAtomically(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, 0o600);
  return manifest;
}
