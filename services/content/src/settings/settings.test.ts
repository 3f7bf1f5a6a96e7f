import { defaultSettings, settingsChanged } from '@town/contracts/settings/town-settings';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { contentService } from '../content-service.js';
import { SettingsService } from './settings-service.js';

const { auth, settings: authSettings } = useFakeAuth();
const { address, database, read, service } = useService(contentService, authSettings);

const marfa = {
  ...defaultSettings,
  profile: { ...defaultSettings.profile, name: 'Marfa', siteName: 'Marfa Guide' },
  openingNotice: 'Welcome!',
  notificationEmails: ['clerk@example.com'],
};

function call(method: 'GET' | 'PUT', { body, ifMatch }: { body?: object; ifMatch?: string } = {}) {
  return fetch(address('/api/admin/settings'), {
    method,
    ...(body && { body: JSON.stringify(body) }),
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      ...(ifMatch && { 'If-Match': ifMatch }),
      Authorization: `Bearer ${auth().tokenOf('administrator')}`,
    },
  });
}

const tag = async () => (await call('GET')).headers.get('etag') ?? '';

const outbox = (subject: string) =>
  database().query<{ data: unknown }>(
    `select event -> 'data' as data from outbox where subject = $1 order by position`,
    [subject],
  );

test('a new town has the default settings, and no event about them is published', async () => {
  const answer = await call('GET');
  expect(answer.headers.get('etag')).toBe('"1"');
  expect(await answer.json()).toEqual({ ...defaultSettings, version: 1 });
  expect(await outbox(settingsChanged.subject)).toEqual([]);
});

test('a change by an administrator publishes an event and adds an audit entry', async () => {
  const before = await fetch(address('/api/town'));
  const answer = await call('PUT', { body: marfa, ifMatch: await tag() });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('etag')).toBe('"2"');
  expect(await answer.json()).toEqual({ ...marfa, version: 2 });

  const shown = await fetch(address('/api/town'), {
    headers: { 'If-None-Match': before.headers.get('etag') ?? '' },
  });
  expect(shown.status).toBe(200);
  const { profile, openingNotice, reviewEvents } = marfa;
  expect(await shown.json()).toEqual({ profile, openingNotice, reviewEvents });
  expect(await outbox(settingsChanged.subject)).toEqual([
    { data: { id: 'town', version: 2, settings: marfa } },
  ]);
  expect(await outbox('content.audited.v1')).toContainEqual({
    data: {
      actor: 'administrator@example.com',
      action: 'change',
      kind: 'settings',
      id: '',
      before: {
        'profile.name': 'Our Town',
        'profile.siteName': 'Town Guide',
        openingNotice: '',
        notificationEmails: [],
      },
      after: {
        'profile.name': 'Marfa',
        'profile.siteName': 'Marfa Guide',
        openingNotice: 'Welcome!',
        notificationEmails: ['clerk@example.com'],
      },
    },
  });
});

test('of two administrators who save at once, the slower one is refused with the current settings', async () => {
  const ifMatch = await tag();
  const save = (openingNotice: string) =>
    call('PUT', { body: { ...marfa, openingNotice }, ifMatch });
  const answers = await Promise.all([save('One'), save('Other')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  const refused = answers.find(({ status }) => status === 412);
  const current = await readJson(call('GET'));
  expect(await refused?.json()).toMatchObject({ status: 412, current });
});

test('a save without a version (If-Match) is refused with 428', async () => {
  expect((await call('PUT', { body: marfa })).status).toBe(428);
});

test.each([
  ['profile.timeZone', { profile: { ...marfa.profile, timeZone: 'Texas' } }],
  ['profile.email', { profile: { ...marfa.profile, email: 'nobody' } }],
  [
    'profile.coordinates.latitude',
    { profile: { ...marfa.profile, coordinates: { latitude: 91, longitude: 0 } } },
  ],
  ['notificationEmails.0', { notificationEmails: ['nobody'] }],
  ['openingNotice', { openingNotice: 'x'.repeat(301) }],
])('a wrong %s is refused by name, and nothing changes', async (path, wrong) => {
  const ifMatch = await tag();
  const refused = await call('PUT', { body: { ...marfa, ...wrong }, ifMatch });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ errors: [{ path }] });
  expect(await tag()).toBe(ifMatch);
});

test('settings that an earlier release has stored get defaults for new fields', async () => {
  await database().query(`update town_settings set settings = settings - 'openingNotice'`);
  expect(await read('/api/town')).toMatchObject({ openingNotice: '' });
});

test('the ETag of the public settings also depends on the list of profile fields', async () => {
  const { key } = await service().app.get(SettingsService, { strict: false }).shown();
  expect(key.split(/[ ,]/)).toEqual(
    expect.arrayContaining(['openingNotice', 'residents', 'taglineEs']),
  );
});
