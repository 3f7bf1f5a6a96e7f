import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useDatabaseClient } from '@town/service-kit/testing/test-database';
import { backupDatabase } from './backup-database.js';
import { restoreDatabase, verifyRelease } from './restore-database.js';

const backup = { migrations: ['CreateServiceTables1795219200000'], tables: {}, sequences: [] };

describe('The target database of a restore', () => {
  const client = useDatabaseClient();

  it('must have its tables; the error says to start its service', async () => {
    await expect(verifyRelease(client(), 'auth', backup)).rejects.toThrow(
      'The database auth has no tables yet: start its service once.',
    );
  });

  it('must have the tables of the same release', async () => {
    await client().query('create table migrations (id serial, name text)');
    await client().query("insert into migrations (name) values ('Older')");
    await expect(verifyRelease(client(), 'auth', backup)).rejects.toThrow('newer release');
    await client().query('update migrations set name = $1', backup.migrations);
    await expect(verifyRelease(client(), 'auth', backup)).resolves.toBeUndefined();
  });
});

describe('The audit log', () => {
  const folder = mkdtempSync(join(tmpdir(), 'town-restore-'));
  const client = useDatabaseClient();

  beforeAll(async () => {
    await client().query(`
      create table audit_entries (id integer primary key, actor text);
      create table list_versions (version bigint);
      create table notes (id integer primary key);
      insert into audit_entries values (1, 'ann'), (2, 'bea');
      insert into notes values (1);
    `);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('keeps its entries when a backup is restored, and gets the missing ones', async () => {
    const taken = await backupDatabase(client(), folder);
    await client().query(`
      create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'The audit log only grows'; end $$;
      create function next_list_version(bigint) returns bigint language sql as 'select 1::bigint';
      alter table audit_entries rename to old;
      create table audit_entries (id integer primary key, actor text);
      insert into audit_entries values (2, 'bea'), (3, 'cleo');
      drop table old;
      create trigger only_grow before update or delete or truncate on audit_entries
        execute function refuse();
      delete from notes;
    `);
    await client().query('begin');
    await restoreDatabase(client(), taken, folder);
    await client().query('commit');
    const { rows } = await client().query('select * from audit_entries order by id');
    expect(rows.map(({ actor }) => actor)).toEqual(['ann', 'bea', 'cleo']);
    expect((await client().query('select id from notes')).rows).toEqual([{ id: 1 }]);
  });
});
