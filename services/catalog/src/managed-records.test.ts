import { randomUUID } from 'node:crypto';
import type { ManagedRecord, RecordVersion } from '@town/contracts/managed-records/record';
import { managedRecordSchema, versionSchema } from '@town/contracts/managed-records/record';
import { eventually } from '@town/service-kit/testing/eventually';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from './catalog-service.js';
import { bakery, businesses, deskClient } from './testing/desk-client.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const { address, database } = harness;
const { call, send, create, shown } = deskClient(harness, auth);

test('a new record is a draft, which the public does not see before it is published', async () => {
  const response = await call('POST', businesses, { body: bakery });
  expect(response.status).toBe(201);
  expect(response.headers.get('etag')).toBe('"1"');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const draft = managedRecordSchema.parse(await response.json());
  expect(draft).toMatchObject({
    ...bakery,
    description: '',
    website: null,
    state: 'draft',
    slug: 'stone-oven-bakery',
    version: 1,
    publishedVersion: null,
    updatedBy: 'editor@example.com',
  });
  expect(await shown(draft.id)).toBeUndefined();
  const published = await send('POST', `${businesses}/${draft.id}/publish`);
  expect(published).toMatchObject({ state: 'published', version: 2, publishedVersion: 2 });
  expect(await shown(draft.id)).toMatchObject({ ...bakery, slug: 'stone-oven-bakery' });
});

test('a record that is created as published is public at once', async () => {
  const record = await create({ ...bakery, name: 'At Once', state: 'published' });
  expect(record).toMatchObject({ state: 'published', version: 1, publishedVersion: 1 });
  expect(await shown(record.id)).toMatchObject({ name: 'At Once' });
});

test('a save of a published record is public at once, and saving a draft of it is not', async () => {
  const { id } = await create({ ...bakery, name: 'Corner Shop', state: 'published' });
  const path = `${businesses}/${id}`;
  const saved = await send('PUT', path, { body: { phone: '830-555-0151' }, ifMatch: '"1"' });
  expect(saved).toMatchObject({ name: 'Corner Shop', version: 2, publishedVersion: 2 });
  expect(await shown(id)).toMatchObject({ phone: '830-555-0151' });
  const body = { phone: '830-555-0152', state: 'draft' };
  const draft = await send('PUT', path, { body, ifMatch: '"2"' });
  expect(draft).toMatchObject({ state: 'published', version: 3, publishedVersion: 2 });
  expect(await shown(id)).toMatchObject({ phone: '830-555-0151' });
  await send('POST', `${path}/publish`);
  expect(await shown(id)).toMatchObject({ phone: '830-555-0152' });
});

test('the second of two people who save the same version gets the current record', async () => {
  const { id } = await create({ ...bakery, name: 'Contested' });
  const path = `${businesses}/${id}`;
  const save = (phone: string) => call('PUT', path, { body: { phone }, ifMatch: '"1"' });
  const answers = await Promise.all([save('830-555-0161'), save('830-555-0162')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  const refused = answers.find(({ status }) => status === 412);
  const { current } = await readJson<{ current: ManagedRecord }>(Promise.resolve(refused!));
  expect(current).toEqual(await send('GET', path));
  expect(current).toMatchObject({ version: 2 });
});

test('a save without the version it is based on is refused with 428', async () => {
  const { id } = await create({ ...bakery, name: 'Versionless' });
  const body = { phone: '1' };
  expect((await call('PUT', `${businesses}/${id}`, { body })).status).toBe(428);
  expect((await call('PUT', `${businesses}/${id}`, { body, ifMatch: '*' })).status).toBe(400);
});

test('a draft may lack required fields, and lists those that prevent publication', async () => {
  const { id } = await create({ name: 'Half Done', website: 'halfdone.example.com' });
  expect(await send('GET', `${businesses}/${id}`)).toMatchObject({
    website: 'https://halfdone.example.com',
  });
  const refused = await call('POST', `${businesses}/${id}/publish`);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({
    errors: [{ path: 'category', message: 'Please select a category' }],
  });
  const nameless = await call('POST', businesses, { body: { category: 'food' } });
  expect(await nameless.json()).toMatchObject({
    errors: [{ path: 'name', message: 'Business name is required' }],
  });
});

test('the history shows who changed what, and a version can be restored', async () => {
  const { id } = await create({ ...bakery, name: 'Old Name', state: 'published' });
  const path = `${businesses}/${id}`;
  await send('PUT', path, { body: { name: 'New Name', phone: null }, ifMatch: '"1"' });
  const history = await send<RecordVersion[]>('GET', `${path}/history`);
  for (const version of history) expect(versionSchema.parse(version)).toEqual(version);
  expect(history.map(({ version }) => version)).toEqual([2, 1]);
  expect(history[0]).toMatchObject({
    by: 'editor@example.com',
    action: 'save',
    changes: [
      { field: 'name', before: 'Old Name', after: 'New Name' },
      { field: 'phone', before: bakery.phone, after: null },
    ],
  });
  await send('POST', `${path}/restore`, { body: { version: 1 } });
  expect(await shown(id)).toMatchObject({ name: 'Old Name', phone: bakery.phone });
  expect((await call('POST', `${path}/restore`, { body: { version: 9 } })).status).toBe(400);
});

test('a repeated restore after a lost response succeeds, and one based on another version is refused', async () => {
  const { id } = await create({ ...bakery, name: 'Restored Once' });
  const path = `${businesses}/${id}`;
  await send('PUT', path, { body: { phone: '2' }, ifMatch: '"1"' });
  const restore = (version: number, ifMatch: string) =>
    call('POST', `${path}/restore`, { body: { version }, ifMatch });
  const first: unknown = await (await restore(1, '"2"')).json();
  const repeat = await restore(1, '"2"');
  expect(repeat.status).toBe(200);
  expect(await repeat.json()).toEqual(first);
  expect((await restore(2, '"2"')).status).toBe(412);
  expect((await restore(1, '"1"')).status).toBe(412);
  await send('PUT', path, { body: { description: 'Bread' }, ifMatch: '"3"' });
  expect((await restore(1, '"2"')).status).toBe(412);
});

test('cancelling the schedule of a draft leaves the public version unchanged', async () => {
  const { id } = await create({ ...bakery, name: 'Later Never', state: 'published' });
  const path = `${businesses}/${id}`;
  const body = { phone: '830-555-0177', state: 'draft' };
  await send('PUT', path, { body, ifMatch: '"1"' });
  await send('POST', `${path}/publish`, { body: { at: '2100-01-01T12:00:00.000Z' } });
  const record = await send('POST', `${path}/unschedule`);
  expect(record).toMatchObject({ ...body, state: 'published', publishAt: null });
  expect(await shown(id)).toMatchObject({ phone: bakery.phone });
});

test('a scheduled record whose schedule is cancelled is a draft and is not unpublished later', async () => {
  const { id } = await create({ ...bakery, name: 'Never At All' });
  const times = { at: '2100-01-01T12:00:00.000Z', withdrawAt: '2100-02-01T12:00:00.000Z' };
  await send('POST', `${businesses}/${id}/publish`, { body: times });
  const record = await send('POST', `${businesses}/${id}/unschedule`);
  expect(record).toMatchObject({ state: 'draft', publishAt: null, withdrawAt: null });
});

test('an archived record leaves the site and can be restored from the archive', async () => {
  const { id } = await create({ ...bakery, name: 'Closing Down', state: 'published' });
  const path = `${businesses}/${id}`;
  expect(await send('POST', `${path}/archive`)).toMatchObject({ state: 'archived' });
  expect(await shown(id)).toBeUndefined();
  const save = await call('PUT', path, { body: { phone: '1' }, ifMatch: '"2"' });
  expect(save.status).toBe(409);
  expect(await send('POST', `${path}/unarchive`)).toMatchObject({ state: 'draft' });
  await send('POST', `${path}/publish`);
  expect(await shown(id)).toMatchObject({ name: 'Closing Down' });
});

test.each([
  ['unpublish', {}],
  ['unschedule', {}],
  ['archive', {}],
  ['unarchive', {}],
  ['restore', { version: 1 }],
])('%s is refused when it names an older version', async (action, body) => {
  const { id } = await create({ ...bakery, name: `Late ${action}`, state: 'published' });
  const path = `${businesses}/${id}`;
  if (action === 'unarchive') await send('POST', `${path}/archive`);
  else await send('PUT', path, { body: { phone: '830-555-0171' }, ifMatch: '"1"' });
  const refused = await call('POST', `${path}/${action}`, { body, ifMatch: '"1"' });
  expect(refused.status).toBe(412);
  expect(await refused.json()).toMatchObject({ current: await send('GET', path) });
  const seen = await send('POST', `${path}/${action}`, { body, ifMatch: '"2"' });
  expect(seen).toMatchObject({ version: 3 });
});

test('a scheduled record is published at its start time and unpublished at its end time', async () => {
  const { id } = await create({ ...bakery, name: 'Seasonal' });
  const path = `${businesses}/${id}`;
  const at = new Date(Date.now() + 60 * 60 * 1000).toISOString();
  const scheduled = await send('POST', `${path}/publish`, { body: { at } });
  expect(scheduled).toMatchObject({ state: 'scheduled', publishAt: at });
  expect(await shown(id)).toBeUndefined();
  await database().query(`update records set publish_at = now() where id = $1`, [id]);
  await eventually(async () => expect(await shown(id)).toBeDefined());
  await database().query(`update records set withdraw_at = now() where id = $1`, [id]);
  await eventually(async () => expect(await shown(id)).toBeUndefined());
  const [latest] = await send<RecordVersion[]>('GET', `${path}/history`);
  expect(latest).toMatchObject({ by: 'system', action: 'unpublish', state: 'draft' });
});

test('a version that lacks a required field cannot be restored into a scheduled record', async () => {
  const { id } = await create({ name: 'Half Planned' });
  const path = `${businesses}/${id}`;
  await send('PUT', path, { body: bakery, ifMatch: '"1"' });
  await send('POST', `${path}/publish`, { body: { at: '2100-01-01T12:00:00.000Z' } });
  const restored = await call('POST', `${path}/restore`, { body: { version: 1 } });
  expect(restored.status).toBe(400);
  expect(await send('GET', path)).toMatchObject({ state: 'scheduled', category: 'food' });
});

test('a row inserted by plain SQL becomes a published record with a first version', async () => {
  const id = randomUUID();
  await database().query(
    `insert into businesses (id, name, description, category, phone)
     values ($1, 'From Before', 'x', 'food', '830-555-0170')`,
    [id],
  );
  expect(await send('GET', `${businesses}/${id}`)).toMatchObject({
    name: 'From Before',
    slug: 'from-before',
    state: 'published',
    version: 1,
    publishedVersion: 1,
    updatedBy: 'system',
  });
  expect(await send('GET', `${businesses}/${id}/history`)).toHaveLength(1);
});

test('readers see everything and change nothing; visitors see nothing of the desk', async () => {
  const { id } = await create({ ...bakery, name: 'Guarded' });
  const token = auth().tokenOf('reader');
  const path = `${businesses}/${id}`;
  for (const readable of [businesses, path, `${path}/history`, `${businesses}/export.csv`]) {
    expect((await call('GET', readable, { token })).status).toBe(200);
    expect((await fetch(address(readable))).status).toBe(401);
  }
  const body = { name: 'Changed' };
  const attempts = [
    call('POST', businesses, { token, body }),
    call('PUT', path, { token, body, ifMatch: '"1"' }),
    ...['publish', 'unpublish', 'unschedule', 'archive', 'unarchive'].map((action) =>
      call('POST', `${path}/${action}`, { token }),
    ),
    call('POST', `${path}/restore`, { token, body: { version: 1 } }),
    call('POST', `${businesses}/bulk`, { token, body: { ids: [id], action: 'archive' } }),
    call('POST', `${businesses}/import`, { token, body: 'name\nx' }),
    call('POST', `/api/admin/batches/catalog-${randomUUID()}/undo`, { token }),
  ];
  for (const attempt of attempts) expect((await attempt).status).toBe(403);
  expect(await send('GET', path)).toMatchObject({ name: 'Guarded', version: 1 });
});
