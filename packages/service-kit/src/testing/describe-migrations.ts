import { DataSource } from 'typeorm';
import type { ServiceDefinition } from '../service-definition.js';
import { startService } from './running-service.js';
import { createTestDatabase } from './test-database.js';

/** Tests that the migrations of every service have to pass. */
export function describeMigrations(definition: ServiceDefinition): void {
  test('every migration can be reverted', async () => {
    const database = await createTestDatabase();
    const service = await startService(definition, {
      databaseUrl: database.url,
      natsUrl: 'nats://127.0.0.1:1',
    });
    const dataSource = service.app.get(DataSource);
    for (const _ of dataSource.migrations) await dataSource.undoLastMigration();
    await service.stop();
    expect(await database.query('select name from migrations')).toEqual([]);
    await database.drop();
  });
}
