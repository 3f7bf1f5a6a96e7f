import { hasWords } from '@town/managed-records/records/has-words';
import { startService } from '@town/service-kit/testing/running-service';
import { createTestDatabase } from '@town/service-kit/testing/test-database';
import { DataSource } from 'typeorm';
import { contentService } from '../content-service.js';
import { InboxItemEntity } from './inbox-item-entity.js';
import { AddInboxWords1799800000000 } from './migrations/add-inbox-words.js';

test('items from before an upgrade are found by their words', async () => {
  const database = await createTestDatabase();
  const { migrations } = contentService;
  const before = migrations.slice(0, migrations.indexOf(AddInboxWords1799800000000));
  const start = (definition: typeof contentService) =>
    startService(definition, { databaseUrl: database.url, natsUrl: 'nats://127.0.0.1:1' });
  const earlier = await start({ ...contentService, migrations: before });
  await database.query(`
    insert into inbox_items (kind, record_id, subject, sender_name, sender_phone, details)
    select 'message', n::text, 'Item ' || n, 'Zoë Peña', '(830) 555-0177',
      '[{"label": "Message", "value": "May I enter the <b>contest</b>?"}]'
    from generate_series(1, 501) n
  `);
  await earlier.stop();
  const upgraded = await start(contentService);
  for (const q of ['item pena contest', '830.555.0177']) {
    const items = upgraded.app.get(DataSource).createQueryBuilder(InboxItemEntity, 'i');
    const { sql, parameters } = hasWords('i.words', q);
    expect(await items.where(sql, parameters).getCount()).toBe(501);
  }
  await upgraded.stop();
  await database.drop();
});
