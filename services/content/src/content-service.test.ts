import { startService } from '@town/service-kit/testing/running-service';
import { createTestDatabase, type TestDatabase } from '@town/service-kit/testing/test-database';
import { DataSource } from 'typeorm';
import { contentService } from './content-service.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

test('every migration can be taken back', async () => {
  const service = await startService(contentService, {
    databaseUrl: database.url,
    natsUrl: 'nats://127.0.0.1:1',
  });
  const dataSource = service.app.get(DataSource);
  for (const _ of dataSource.migrations) await dataSource.undoLastMigration();
  await service.stop();
  expect(await database.query('select name from migrations')).toEqual([]);
});
