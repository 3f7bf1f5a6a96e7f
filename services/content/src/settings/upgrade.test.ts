import { settingsChanged } from '@town/contracts/settings/town-settings';
import { startService } from '@town/service-kit/testing/running-service';
import { createTestDatabase, type TestDatabase } from '@town/service-kit/testing/test-database';
import { contentService } from '../content-service.js';
import { AddResidents1799800500000 } from './add-residents.js';
import { CreateTownSettings1795737600000 } from './create-town-settings.js';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

/** The release before these migrations. */
const without = (...later: readonly unknown[]) => ({
  ...contentService,
  migrations: contentService.migrations.filter((each) => !later.includes(each)),
});

async function start(definition: typeof contentService) {
  const surroundings = { databaseUrl: database.url, natsUrl: 'nats://127.0.0.1:1' };
  return startService(definition, surroundings);
}

test('a town of an earlier release keeps its name, and the other services are notified', async () => {
  const earlier = await start(without(CreateTownSettings1795737600000, AddResidents1799800500000));
  await earlier.stop();
  await database.query(
    `insert into events (title, description, category, date)
     values ('Fair', '', 'community', '2027-01-01')`,
  );
  const upgraded = await start(contentService);
  const town = await fetch(`${upgraded.url}/api/town`);
  await upgraded.stop();
  expect(await town.json()).toMatchObject({
    profile: { name: 'Blanco', siteName: 'Blanco Town Guide', residents: '1,500+' },
  });
  const events = await database.query<{ event: { id: string; data: unknown } }>(
    'select event from outbox where subject = $1',
    [settingsChanged.subject],
  );
  expect(events).toHaveLength(1);
  expect(settingsChanged.data.parse(events[0]?.event.data)).toMatchObject({
    version: 1,
    settings: { profile: { name: 'Blanco' } },
  });
});

test("a town with another name does not get the first town's number of residents", async () => {
  const earlier = await start(without(AddResidents1799800500000));
  await earlier.stop();
  await database.query(
    `update town_settings set settings = jsonb_set(settings, '{profile,name}', '"Marfa"')`,
  );
  const upgraded = await start(contentService);
  const town = await fetch(`${upgraded.url}/api/town`);
  await upgraded.stop();
  expect(await town.json()).not.toHaveProperty('profile.residents');
});
