import { DatabaseProxy } from '../testing/database-proxy.js';
import { eventually } from '../testing/eventually.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { OutboxListener } from './outbox-listener.js';

let database: TestDatabase;
let proxy: DatabaseProxy;
beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await DatabaseProxy.start(database.url);
});
afterAll(async () => {
  proxy.stop();
  await database.drop();
});

test('the outbox listener stops at once, also when the database no longer responds', async () => {
  let listens = false;
  const listener = new OutboxListener(proxy.url, () => {
    listens = true;
  });
  listener.start();
  await eventually(() => expect(listens).toBe(true));
  proxy.fallSilent();
  await listener.stop();
});
