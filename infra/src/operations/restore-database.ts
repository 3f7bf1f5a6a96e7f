import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StackError } from '../local/stack-error.js';
import { tableFile } from './backup-database.js';
import type { DatabaseBackup } from './backup-manifest.js';
import { migrationsOf, type Table, tablesOf } from './database-tables.js';

/** Written by every start of a service, so that they say nothing of a town's data. */
const madeAtStart = new Set(['list_versions', 'payment_reconciliation']);

/**
 * Checks that the files are those that the backup wrote.
 * @throws StackError that names the first one that is not
 */
export async function verifyFiles(backup: DatabaseBackup, folder: string): Promise<void> {
  for (const [name, { sha256 }] of Object.entries(backup.tables)) {
    const file = join(folder, tableFile(name));
    const hash = createHash('sha256');
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        done();
      },
    });
    try {
      await pipeline(createReadStream(file), createGunzip(), sink);
    } catch (error) {
      throw new StackError(`${file} cannot be read: ${(error as Error).message}`);
    }
    if (hash.digest('hex') !== sha256) throw new StackError(`${file} is not what was backed up.`);
  }
}

/**
 * Checks that a database has the tables that the backup was taken of.
 * @throws StackError that says which release would do
 */
export async function verifyRelease(
  client: pg.ClientBase,
  name: string,
  backup: DatabaseBackup,
): Promise<void> {
  const migrations = await migrationsOf(client);
  if (migrations.join() === backup.migrations.join()) return;
  if (migrations.length === 0) {
    throw new StackError(`The database ${name} has no tables yet: start its service once.`);
  }
  const missing = backup.migrations.filter((each) => !migrations.includes(each));
  throw new StackError(
    missing.length > 0
      ? `The backup of ${name} is of a newer release (${missing.join(', ')}): upgrade first.`
      : `The backup of ${name} is of an older release: restore it with that release, then upgrade.`,
  );
}

/** Whether anything has been kept in a database besides what a start makes. */
export async function holdsData(client: pg.ClientBase): Promise<boolean> {
  for (const { name } of await tablesOf(client)) {
    if (madeAtStart.has(name)) continue;
    const { rowCount } = await client.query(`select 1 from "${name}" limit 1`);
    if (rowCount) return true;
  }
  return false;
}

/** Replaces the whole content of a database, within the transaction that the caller has begun. */
export async function restoreDatabase(
  client: pg.ClientBase,
  backup: DatabaseBackup,
  folder: string,
): Promise<void> {
  const tables = (await tablesOf(client)).filter(({ name }) => backup.tables[name]);
  const quoted = tables.map(({ name }) => `"${name}"`);
  await client.query(`truncate ${quoted.join(', ')}`);
  // What triggers derive is in the backup as well.
  for (const table of quoted) await client.query(`alter table ${table} disable trigger user`);
  for (const table of await inOrderOfReference(client, tables)) {
    const copy = copyFrom(`copy "${table.name}" (${table.columns.join(', ')}) from stdin`);
    const file = join(folder, tableFile(table.name));
    await pipeline(createReadStream(file), createGunzip(), client.query(copy));
  }
  for (const table of quoted) await client.query(`alter table ${table} enable trigger user`);
  for (const { name, value } of backup.sequences) {
    if (value) await client.query('select setval($1::regclass, $2)', [`public."${name}"`, value]);
  }
  // Whoever has kept a list asks again: a version must never be told of two contents.
  await client.query('update list_versions set version = next_list_version(version)');
}

/** Tables after those that they refer to. */
async function inOrderOfReference(
  client: pg.ClientBase,
  tables: readonly Table[],
): Promise<Table[]> {
  const { rows } = await client.query<{ table: string; target: string }>(
    `select conrelid::regclass::text as table, confrelid::regclass::text as target
     from pg_constraint where contype = 'f' and conrelid <> confrelid`,
  );
  const ordered: Table[] = [];
  const visit = (table: Table) => {
    if (ordered.includes(table)) return;
    for (const { target } of rows.filter((row) => row.table === table.name)) {
      const referred = tables.find(({ name }) => name === target);
      if (referred) visit(referred);
    }
    ordered.push(table);
  };
  tables.forEach(visit);
  return ordered;
}
