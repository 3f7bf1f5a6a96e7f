import { randomUUID } from 'node:crypto';
import { startService } from '@town/service-kit/testing/running-service';
import { createTestDatabase } from '@town/service-kit/testing/test-database';
import { catalogService } from '../catalog-service.js';
import { IndexApplications1799700200000 } from './index-applications.js';

test('an application creates one business, before and after the upgrade', async () => {
  const database = await createTestDatabase();
  const { migrations } = catalogService;
  const before = migrations.slice(0, migrations.indexOf(IndexApplications1799700200000));
  const start = (definition: typeof catalogService) =>
    startService(definition, { databaseUrl: database.url, natsUrl: 'nats://127.0.0.1:1' });
  const insert = (slug: string, content: object) =>
    database.query(
      `insert into records (kind, slug_scope, slug, state, version, title, content, updated_by)
        values ('businesses', 'directory', $1, 'draft', 1, $1, $2, 'system')`,
      [slug, content],
    );
  const applicationId = randomUUID();
  const earlier = await start({ ...catalogService, migrations: before });
  await insert('first', { applicationId });
  await insert('without', { applicationId: null });
  await earlier.stop();
  const upgraded = await start(catalogService);
  await expect(insert('second', { applicationId })).rejects.toThrow('duplicate key');
  await insert('also-without', { applicationId: null });
  await upgraded.stop();
  await database.drop();
});
