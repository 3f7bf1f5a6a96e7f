import { notesService } from '../testing/notes-service.js';
import { startService } from '../testing/running-service.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a service whose address requires encryption does not fall back to plain text', async () => {
  const address = new URL(database.url);
  address.searchParams.set('sslmode', 'verify-full');
  const service = startService(notesService, {
    databaseUrl: address.href,
    natsUrl: 'nats://127.0.0.1:1',
  });
  // The tests' server has no TLS: a client that requires it must not connect.
  await expect(service).rejects.toThrow('does not support SSL');
});
