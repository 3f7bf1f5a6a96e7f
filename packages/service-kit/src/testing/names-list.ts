import { DataSource } from 'typeorm';
import { CreateServiceTables1795219200000 } from '../database/create-service-tables.js';
import { listVersionTrigger } from '../database/list-version-trigger.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

/** A database with the list `names`, for the tests of a file. */
export function useNamesList(): { database: () => TestDatabase; dataSource: () => DataSource } {
  let database: TestDatabase;
  let dataSource: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    dataSource = await new DataSource({
      type: 'postgres',
      url: database.url,
      migrations: [CreateServiceTables1795219200000],
    }).initialize();
    await dataSource.runMigrations();
    await dataSource.query(`create table names (name text); ${listVersionTrigger('names')}`);
  });

  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  return { database: () => database, dataSource: () => dataSource };
}
