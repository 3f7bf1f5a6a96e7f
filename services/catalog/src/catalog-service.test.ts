import { describeMigrations } from '@town/service-kit/testing/describe-migrations';
import { startService } from '@town/service-kit/testing/running-service';
import { createTestDatabase, type TestDatabase } from '@town/service-kit/testing/test-database';
import { catalogService } from './catalog-service.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

test('four replicas that start at the same time on an empty database all become ready', async () => {
  const replicas = await Promise.all(
    [1, 2, 3, 4].map(() =>
      startService(catalogService, { databaseUrl: database.url, natsUrl: 'nats://127.0.0.1:1' }),
    ),
  );
  for (const { url } of replicas) {
    expect((await fetch(`${url}/api/businesses`)).status).toBe(200);
  }
  await Promise.all(replicas.map(({ stop }) => stop()));
  const rows = await database.query<{ name: string }>('select name from migrations');
  const names = rows.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(catalogService.migrations.map(({ name }) => name)));
});

describeMigrations(catalogService);
