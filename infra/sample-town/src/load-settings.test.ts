import { defaultSettings, settingsChanged } from '@town/contracts/settings/town-settings';
import { createTestDatabase, type TestDatabase } from '@town/service-kit/testing/test-database';
import pg from 'pg';
import { loadSettings } from './load-settings.js';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  // As the content service makes them.
  await client.query(`
    create table town_settings (id text primary key, version integer, settings jsonb, changed_by text);
    create table outbox (id uuid primary key, position bigint generated always as identity,
      subject text, event json);
  `);
  await client.query(`insert into town_settings values ('town', 1, $1, null)`, [defaultSettings]);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const welcome = { ...defaultSettings, openingNotice: 'Welcome!' };
const stored = () => database.query('select version, settings from town_settings');
const events = async () => {
  const rows = await database.query<{ data: unknown }>(
    `select event -> 'data' as data from outbox where subject = $1 order by position`,
    [settingsChanged.subject],
  );
  return rows.map(({ data }) => settingsChanged.data.parse(data));
};

test('a new town gets its settings once, and the other services hear of them', async () => {
  await loadSettings(client, welcome);
  await loadSettings(client, welcome);
  expect(await stored()).toEqual([{ version: 2, settings: welcome }]);
  expect(await events()).toEqual([{ id: 'town', version: 2, settings: welcome }]);
});

test('settings that an administrator has changed stay', async () => {
  await database.query(`update town_settings set changed_by = 'ada@example.com'`);
  await loadSettings(client, defaultSettings);
  expect(await stored()).toEqual([{ version: 2, settings: welcome }]);
  expect(await events()).toHaveLength(1);
});
