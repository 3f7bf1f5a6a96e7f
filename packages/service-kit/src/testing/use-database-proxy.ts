import type { ServiceConfig } from '../config/service-config.js';
import { DatabaseProxy } from './database-proxy.js';
import { notesService } from './notes-service.js';
import { type RunningService, startService } from './running-service.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

/** A service whose connections to its database a test can break, for all tests of a file. */
export function useDatabaseProxy(settings: Partial<ServiceConfig> = {}) {
  let database: TestDatabase;
  let proxy: DatabaseProxy;
  let service: RunningService;
  beforeAll(async () => {
    database = await createTestDatabase();
    proxy = await DatabaseProxy.start(database.url);
    service = await startService(notesService, {
      databaseUrl: proxy.url,
      natsUrl: 'nats://127.0.0.1:1',
      settings,
    });
  });
  afterAll(async () => {
    await service.stop();
    proxy.stop();
    await database.drop();
  });
  return {
    database: () => database,
    proxy: () => proxy,
    address: (path: string) => service.url + path,
  };
}
