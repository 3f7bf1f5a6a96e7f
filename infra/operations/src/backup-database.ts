import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { DatabaseBackup } from './backup-manifest.js';
import { migrationsOf, sequencesOf, type Table, tablesOf } from './database-tables.js';

/** The file of a table within the folder of its database. */
export const tableFile = (table: string) => `${table}.copy.gz`;

/**
 * Starts a transaction that sees the database as of now: everything committed before, and nothing later.
 */
export async function takeSnapshot(client: pg.ClientBase): Promise<void> {
  await client.query('begin transaction isolation level repeatable read, read only');
  await client.query('select 1 from pg_class limit 1');
}

/** Writes every table of a database into a folder, as of the snapshot. */
export async function backupDatabase(
  client: pg.ClientBase,
  folder: string,
): Promise<DatabaseBackup> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const tables: DatabaseBackup['tables'] = {};
  for (const table of await tablesOf(client)) {
    tables[table.name] = await backupTable(client, table, join(folder, tableFile(table.name)));
  }
  return {
    migrations: await migrationsOf(client),
    tables,
    sequences: await sequencesOf(client),
  };
}

async function backupTable(
  client: pg.ClientBase,
  { name, columns, orderBy }: Table,
  file: string,
): Promise<{ rows: number; sha256: string }> {
  const hash = createHash('sha256');
  const select = `select ${columns.join(', ')} from "${name}" order by ${orderBy.join(', ')}`;
  const copy = client.query(copyTo(`copy (${select}) to stdout`));
  copy.on('data', (chunk: Buffer) => hash.update(chunk));
  await pipeline(copy, createGzip(), createWriteStream(file, { mode: 0o600 }));
  return { rows: copy.rowCount, sha256: hash.digest('hex') };
}
