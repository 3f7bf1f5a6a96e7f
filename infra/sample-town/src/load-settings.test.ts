import { defaultSettings, settingsChanged } from '@town/contracts/settings/town-settings';
import { useDatabaseClient } from '@town/service-kit/testing/test-database';
import { loadSettings } from './load-settings.js';

const client = useDatabaseClient();

beforeAll(async () => {
  // The same tables as the content service creates.
  await client().query(`
    create table town_settings (id text primary key, version integer, settings jsonb, changed_by text);
    create table outbox (id uuid primary key, position bigint generated always as identity,
      subject text, event json);
  `);
  await client().query(`insert into town_settings values ('town', 1, $1, null)`, [defaultSettings]);
});

const welcome = { ...defaultSettings, openingNotice: 'Welcome!' };
const stored = async () =>
  (await client().query('select version, settings from town_settings')).rows;
const events = async () => {
  const { rows } = await client().query<{ data: unknown }>(
    `select event -> 'data' as data from outbox where subject = $1 order by position`,
    [settingsChanged.subject],
  );
  return rows.map(({ data }) => settingsChanged.data.parse(data));
};

test('a new town gets its settings once, and the other services are notified', async () => {
  await loadSettings(client(), welcome);
  await loadSettings(client(), welcome);
  expect(await stored()).toEqual([{ version: 2, settings: welcome }]);
  expect(await events()).toEqual([{ id: 'town', version: 2, settings: welcome }]);
});

test('settings that an administrator has changed stay', async () => {
  await client().query(`update town_settings set changed_by = 'ada@example.com'`);
  await loadSettings(client(), defaultSettings);
  expect(await stored()).toEqual([{ version: 2, settings: welcome }]);
  expect(await events()).toHaveLength(1);
});
