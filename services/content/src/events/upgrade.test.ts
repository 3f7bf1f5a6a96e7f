import type { TownEvent } from '@town/contracts/calendar/record';
import { readJson } from '@town/service-kit/testing/read-json';
import { startService } from '@town/service-kit/testing/running-service';
import { createTestDatabase, type TestDatabase } from '@town/service-kit/testing/test-database';
import { contentService } from '../content-service.js';
import { ExtendEvents1795860000000 } from './extend-events.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const { migrations } = contentService;
const before = {
  ...contentService,
  migrations: migrations.slice(0, migrations.indexOf(ExtendEvents1795860000000)),
};
const start = (definition: typeof contentService) =>
  startService(definition, { databaseUrl: database.url, natsUrl: 'nats://127.0.0.1:1' });

test('an event of an earlier release keeps its id, address and date', async () => {
  const earlier = await start(before);
  await earlier.stop();
  const [row] = await database.query<{ id: string; slug: string }>(
    `insert into events (title, description, category, date, time)
     values ('Pie Fair', '', 'community', '2027-01-01', '6:00 PM') returning id, slug`,
  );
  const upgraded = await start(contentService);
  const list = await readJson<TownEvent[]>(fetch(`${upgraded.url}/api/events`));
  const one = await readJson<TownEvent>(fetch(`${upgraded.url}/api/events/pie-fair`));
  await upgraded.stop();
  expect(row?.slug).toBe('pie-fair');
  expect(list).toEqual([one]);
  expect(one).toMatchObject({
    id: row?.id,
    slug: 'pie-fair',
    date: '2027-01-01',
    time: '6:00 PM',
    status: 'scheduled',
    endDate: null,
    recurrence: null,
  });
});
