import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StackError } from '@town/dev-stack/lib/stack-error';
import { writeFileAtomically } from '@town/process-kit/atomic-file';
import { backupDatabase, takeSnapshot } from './backup-database.js';
import { type BackupManifest, backupManifestSchema } from './backup-manifest.js';
import { backupPictures } from './backup-pictures.js';
import type { RunningStack } from './running-stack.js';
import { withDatabases } from './stack-databases.js';
import { listStreams, withStreams } from './streams.js';

/** The file that describes a backup. */
export const manifestFile = 'manifest.json';

/**
 * Writes a backup of a running stack into a new folder. Each database is read in one snapshot, and the
 * snapshots are taken as close together as possible. An event between two services is in the publisher's
 * outbox. Pictures in a folder are copied; a bucket has its own versions.
 * @returns the manifest
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
    pictures: stack.picturesDir && backupPictures(stack.picturesDir, folder),
    streams: streams.map(({ config }) => config),
  });
  writeFileAtomically(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, 0o600);
  return manifest;
}
