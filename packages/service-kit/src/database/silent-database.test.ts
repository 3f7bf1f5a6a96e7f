import { DatabaseProxy } from '../testing/database-proxy.js';
import { eventually } from '../testing/eventually.js';
import { notesService } from '../testing/notes-service.js';
import { type RunningService, startService } from '../testing/running-service.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';

let database: TestDatabase;
let proxy: DatabaseProxy;
let service: RunningService;

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await DatabaseProxy.start(database.url);
  service = await startService(notesService, {
    databaseUrl: proxy.url,
    natsUrl: 'nats://127.0.0.1:1',
    settings: { DATABASE_POOL_SIZE: 1 },
  });
});

afterAll(async () => {
  await service.stop();
  proxy.stop();
  await database.drop();
});

const ask = async () => (await fetch(`${service.url}/api/notes/stored`)).status;

test('a connection whose server has fallen silent is given up, and another is made', async () => {
  expect(await ask()).toBe(200);
  proxy.fallSilent();
  expect(await ask()).toBe(503);
  await eventually(async () => expect(await ask()).toBe(200));
}, 60_000);
