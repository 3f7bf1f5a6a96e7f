import { once } from 'node:events';
import { createServer } from 'node:net';
import { portOf } from '@town/process-kit/port-of';
import {
  DataSource,
  type DataSourceOptions,
  type MigrationInterface,
  type QueryRunner,
} from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { CreateServiceTables1795219200000 } from './create-service-tables.js';
import { migrate } from './migrate.js';

class IndexOutbox1795219300000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index concurrently outbox_by_subject on outbox (subject)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index outbox_by_subject');
  }
}

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});

afterEach(() => database.drop());

test('when four processes start together, one migrates and all succeed', async () => {
  const options: DataSourceOptions = {
    type: 'postgres',
    url: database.url,
    migrations: [CreateServiceTables1795219200000],
  };
  const done = await Promise.all([1, 2, 3, 4].map(() => migrate(options)));
  expect(done.flat()).toEqual(['CreateServiceTables1795219200000']);
  expect(await database.query('select name from migrations')).toHaveLength(1);
});

test('processes that wait for the lock do not block `create index concurrently`', async () => {
  const options: DataSourceOptions = {
    type: 'postgres',
    url: database.url,
    migrations: [CreateServiceTables1795219200000, IndexOutbox1795219300000],
  };
  const done = await Promise.all([1, 2, 3].map(() => migrate(options)));
  expect(done.flat()).toEqual(['CreateServiceTables1795219200000', 'IndexOutbox1795219300000']);
});

test('migrating fails with a timeout when the server does not respond', async () => {
  const silent = createServer((client) => client.on('error', () => undefined));
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const url = `postgres://127.0.0.1:${portOf(silent)}/none`;
  await expect(migrate({ type: 'postgres', url, migrations: [] })).rejects.toThrow(/timeout/);
  silent.close();
}, 10_000);

test('a migration can be reverted', async () => {
  const options: DataSourceOptions = {
    type: 'postgres',
    url: database.url,
    migrations: [CreateServiceTables1795219200000],
  };
  await migrate(options);
  const dataSource = await new DataSource(options).initialize();
  await dataSource.undoLastMigration();
  await dataSource.destroy();
  const tables = await database.query(
    "select 1 from pg_tables where tablename in ('outbox', 'inbox', 'list_versions')",
  );
  expect(tables).toEqual([]);
});
