import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { StackError } from '@town/dev-stack/lib/stack-error';
import { errorMessage } from '@town/process-kit/error-code';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { tableFile } from './backup-database.js';
import type { DatabaseBackup } from './backup-manifest.js';
import { migrationsOf, type Table, tablesOf } from './database-tables.js';

/** Tables that every start of a service fills. They contain no data of the town. */
const madeAtStart = new Set([
  'limit_secret',
  'list_versions',
  'payment_reconciliation',
  'request_counts',
]);

/** Tables with initial rows: the condition for rows that are data of the town. */
const dataOf: Record<string, string> = {
  answer_templates: `version > 1 or name not in ('Thank you', 'Listing is online')`,
  // The id of a default synonym is derived from its words.
  search_synonyms: `version > 1 or id <>
    overlay(overlay(md5(array_to_string(words, ' ')) placing '8' from 13) placing '8' from 17)::uuid`,
  // Other services' copies of the settings have no such column, and are not their own data.
  town_settings: `to_jsonb(t) ->> 'changed_by' is not null`,
};

/** The audit log. Not even a restore may change or remove its entries. */
const onlyGrowing = new Set(['audit_entries']);

/**
 * Checks that the files have the content that the backup recorded.
 * @throws StackError that names the first wrong one
 */
export async function verifyFiles(backup: DatabaseBackup, folder: string): Promise<void> {
  for (const [name, { sha256 }] of Object.entries(backup.tables)) {
    const file = join(folder, tableFile(name));
    const hash = createHash('sha256');
    try {
      await pipeline(createReadStream(file), createGunzip(), async (chunks) => {
        for await (const chunk of chunks) hash.update(chunk);
      });
    } catch (error) {
      throw new StackError(`${file} cannot be read: ${errorMessage(error)}`);
    }
    if (hash.digest('hex') !== sha256) throw new StackError(`${file} is not what was backed up.`);
  }
}

/**
 * Checks that a database has the same tables as the backup.
 * @throws StackError that says which release is needed
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

/** Whether a database holds anything besides the rows that a start writes. */
export async function holdsData(client: pg.ClientBase): Promise<boolean> {
  for (const { name } of await tablesOf(client)) {
    if (madeAtStart.has(name)) continue;
    const { rowCount } = await client.query(
      `select 1 from "${name}" t where ${dataOf[name] ?? 'true'} limit 1`,
    );
    if (rowCount) return true;
  }
  return false;
}

/**
 * Replaces the whole content of a database within the caller's transaction. The audit log keeps its entries
 * and gets the missing ones.
 */
export async function restoreDatabase(
  client: pg.ClientBase,
  backup: DatabaseBackup,
  folder: string,
): Promise<void> {
  const all = (await tablesOf(client)).filter(({ name }) => backup.tables[name]);
  const tables = all.filter(({ name }) => !onlyGrowing.has(name));
  const quoted = tables.map(({ name }) => `"${name}"`);
  await client.query(`truncate ${quoted.join(', ')}`);
  // The backup already contains the values that triggers derive.
  for (const table of quoted) await client.query(`alter table ${table} disable trigger user`);
  for (const table of await inOrderOfReference(client, tables)) {
    await copyRows(client, table, `"${table.name}"`, folder);
  }
  for (const table of quoted) await client.query(`alter table ${table} enable trigger user`);
  for (const table of all) if (onlyGrowing.has(table.name)) await addRows(client, table, folder);
  for (const { name, value } of backup.sequences) {
    if (value) await client.query('select setval($1::regclass, $2)', [`public."${name}"`, value]);
  }
  // Invalidates cached lists, because a list version must always mean the same content.
  await client.query('update list_versions set version = next_list_version(version)');
}

/** Adds the rows of the backup that are missing in a table; existing rows stay. */
async function addRows(client: pg.ClientBase, table: Table, folder: string): Promise<void> {
  const copy = `restored_${table.name}`;
  const columns = table.columns.join(', ');
  await client.query(`create temporary table ${copy} (like "${table.name}") on commit drop`);
  await copyRows(client, table, copy, folder);
  await client.query(
    `insert into "${table.name}" (${columns}) select ${columns} from ${copy} on conflict do nothing`,
  );
}

async function copyRows(
  client: pg.ClientBase,
  { name, columns }: Table,
  target: string,
  folder: string,
): Promise<void> {
  const copy = copyFrom(`copy ${target} (${columns.join(', ')}) from stdin`);
  const file = join(folder, tableFile(name));
  await pipeline(createReadStream(file), createGunzip(), client.query(copy));
}

/** Orders tables after those that they refer to. */
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
