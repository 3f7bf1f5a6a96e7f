import { join } from 'node:path';
import { StackError } from '@town/dev-stack/lib/stack-error';
import { readJsonFile } from '@town/process-kit/atomic-file';
import type pg from 'pg';
import * as z from 'zod/mini';
import { type BackupManifest, backupManifestSchema } from './backup-manifest.js';
import { restorePictures, verifyPictures } from './backup-pictures.js';
import { manifestFile } from './backup-stack.js';
import { republishEvents } from './republish-events.js';
import { holdsData, restoreDatabase, verifyFiles, verifyRelease } from './restore-database.js';
import type { RunningStack } from './running-stack.js';
import { withDatabases } from './stack-databases.js';
import { listStreams, withStreams } from './streams.js';

/** The service whose database is never empty, because each start writes rows. */
const neverEmpty = 'auth';

interface RestoreOptions {
  /** Whether to replace the content of a stack that is not empty. */
  replace: boolean;
}

/**
 * Restores a backup into a running stack of the same release. Everything is checked before the first
 * row changes, and each database changes in one transaction.
 * @returns whether the events of the last days are published again, because the streams were empty
 */
export async function restoreStack(
  stack: RunningStack,
  folder: string,
  { replace }: RestoreOptions,
): Promise<{ manifest: BackupManifest; republished: boolean }> {
  const manifest = readManifest(folder);
  const backups = Object.entries(manifest.databases);
  for (const [name, backup] of backups) await verifyFiles(backup, join(folder, name));
  const { pictures = {} } = manifest;
  verifyPictures(pictures, folder);
  if (stack.picturesDir) restorePictures(pictures, folder, stack.picturesDir);
  await withDatabases(stack, async (clients) => {
    for (const [name, backup] of backups) {
      const client = clientOf(clients, name);
      await verifyRelease(client, name, backup);
      if (!replace && name !== neverEmpty && (await holdsData(client))) {
        throw new StackError(
          `The database ${name} is not empty. With --replace all that it holds is lost.`,
        );
      }
    }
    for (const [name, backup] of backups) {
      const client = clientOf(clients, name);
      await client.query('begin');
      await restoreDatabase(client, backup, join(folder, name));
    }
    for (const [name] of backups) await clientOf(clients, name).query('commit');
  });
  const streams = await withStreams(stack.nats, listStreams);
  const republished = streams.every(({ state }) => state.messages === 0);
  if (republished) await republishEvents(stack);
  return { manifest, republished };
}

function readManifest(folder: string): BackupManifest {
  const content = readJsonFile(join(folder, manifestFile), z.unknown());
  if (!content) throw new StackError(`${folder} holds no backup: there is no ${manifestFile}.`);
  const parsed = backupManifestSchema.safeParse(content);
  if (!parsed.success) throw new StackError(`${manifestFile}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

function clientOf(clients: ReadonlyMap<string, pg.Client>, name: string): pg.Client {
  const client = clients.get(name);
  if (!client) throw new StackError(`The stack has no database ${name}.`);
  return client;
}
