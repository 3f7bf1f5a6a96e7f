import { createTestDatabase, type TestDatabase } from '@town/service-kit/testing/test-database';
import pg from 'pg';
import { verifyRelease } from './restore-database.js';

const backup = { migrations: ['CreateServiceTables1795219200000'], tables: {}, sequences: [] };

describe('A database that a backup is to go into', () => {
  let database: TestDatabase;
  let client: pg.Client;

  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it('must have been made by its service, which is said where it has not', async () => {
    await expect(verifyRelease(client, 'auth', backup)).rejects.toThrow(
      'The database auth has no tables yet: start its service once.',
    );
  });

  it('must have the tables of the same release', async () => {
    await client.query('create table migrations (id serial, name text)');
    await client.query("insert into migrations (name) values ('Older')");
    await expect(verifyRelease(client, 'auth', backup)).rejects.toThrow('newer release');
    await client.query('update migrations set name = $1', backup.migrations);
    await expect(verifyRelease(client, 'auth', backup)).resolves.toBeUndefined();
  });
});
