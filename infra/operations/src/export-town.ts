import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { exportedPictureSchema } from '@town/contracts/export/town-archive';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { townSettingsSchema } from '@town/contracts/settings/town-settings';
import { StackError } from '@town/dev-stack/lib/stack-error';
import { exportedRecords } from '@town/managed-records/transfer/exported-records';
import { exportedVersions } from '@town/managed-records/transfer/exported-versions';
import { allVersions } from '@town/town-archive/all-versions';
import { type TownSources, writeTownArchive } from '@town/town-archive/write-town-archive';
import type pg from 'pg';
import * as z from 'zod/mini';
import { takeSnapshot } from './backup-database.js';
import type { RunningStack } from './running-stack.js';
import { withDatabases } from './stack-databases.js';

/**
 * Writes the same archive as `GET /api/admin/export`, for scheduled jobs: without an account, directly from
 * the databases, each in one snapshot. An existing file is replaced only when the new one is complete.
 * @throws StackError when the pictures are in a bucket
 */
export async function exportTown(stack: RunningStack, file: string): Promise<void> {
  const { picturesDir } = stack;
  if (!picturesDir) {
    throw new StackError('The pictures are in a bucket: export the town at the desk, in Settings.');
  }
  const unfinished = `${file}.unfinished`;
  try {
    await withDatabases(stack, async (clients) => {
      await Promise.all([...clients.values()].map(takeSnapshot));
      const sources = await sourcesOf(clients, picturesDir);
      // The archive contains drafts and private settings.
      await pipeline(
        writeTownArchive(sources, new Date()),
        createWriteStream(unfinished, { mode: 0o600 }),
      );
    });
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

async function sourcesOf(
  clients: ReadonlyMap<string, pg.Client>,
  picturesDir: string,
): Promise<TownSources> {
  const ask = async (database: string, sql: string, values: unknown[] = []) => {
    const answer = await clients.get(database)?.query(sql, values);
    return answer?.rows ?? [];
  };
  const [settings] = await ask('content', 'select settings from town_settings');
  const queryOf = (kind: RecordKind) => (sql: string, values: unknown[]) =>
    ask(kind.service, sql, values);
  return {
    settings: async () => townSettingsSchema.parse(settings?.settings),
    records: (kind) => exportedRecords(kind, queryOf(kind)),
    versions: (kind) => allVersions((after) => exportedVersions(kind, after, queryOf(kind))),
    pictures: async () =>
      z.array(exportedPictureSchema).parse(
        await ask(
          'media',
          `select id, hash, width, height, largest, alt, focal_x as "focalX", focal_y as "focalY",
             placeholder, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
           from pictures where stored_at is not null and removed_at is null order by created_at, id`,
        ),
      ),
    pictureFile: (path) => readFile(join(picturesDir, path)),
  };
}
