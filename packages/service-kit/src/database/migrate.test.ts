import { DataSource, type DataSourceOptions } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { CreateServiceTables1795219200000 } from './create-service-tables.js';
import { migrate } from './migrate.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

test('of four processes that start together one migrates and all succeed', async () => {
  const options: DataSourceOptions = {
    type: 'postgres',
    url: database.url,
    migrations: [CreateServiceTables1795219200000],
  };
  const done = await Promise.all([1, 2, 3, 4].map(() => migrate(options)));
  expect(done.flat()).toEqual(['CreateServiceTables1795219200000']);
  expect(await database.query('select name from migrations')).toHaveLength(1);
});

test('a migration can be taken back', async () => {
  const dataSource = await new DataSource({
    type: 'postgres',
    url: database.url,
    migrations: [CreateServiceTables1795219200000],
  }).initialize();
  await dataSource.undoLastMigration();
  await dataSource.destroy();
  const tables = await database.query(
    "select 1 from pg_tables where tablename in ('outbox', 'inbox', 'list_versions')",
  );
  expect(tables).toEqual([]);
});
