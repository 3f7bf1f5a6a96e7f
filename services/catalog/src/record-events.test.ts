import type { Batch } from '@town/contracts/managed-records/calls';
import type { ManagedRecord } from '@town/contracts/managed-records/record';
import { eventually } from '@town/service-kit/testing/eventually';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from './catalog-service.js';

const { auth, settings } = useFakeAuth();
const { address, database } = useService(catalogService, settings);

const businesses = '/api/admin/businesses';
const shop = { name: 'Feed Store', category: 'retail' };

function call(method: string, path: string, body: object | string = {}, version?: number) {
  const isFile = typeof body === 'string';
  return fetch(address(path), {
    method,
    body: isFile ? body : JSON.stringify(body),
    headers: {
      Authorization: `Bearer ${auth().tokenOf('editor')}`,
      'Content-Type': isFile ? 'text/csv' : 'application/json',
      ...(version !== undefined && { 'If-Match': `"${version}"` }),
    },
  });
}

const send = <Answer = ManagedRecord>(...options: Parameters<typeof call>) =>
  readJson<Answer>(call(...options));

/** The titles that the events about a record say, oldest first; null where they say none. */
async function titlesOf(id: string): Promise<(string | null)[]> {
  const rows = await database().query<{ title: string | null }>(
    `select event -> 'data' ->> 'title' as title from outbox
     where event -> 'data' ->> 'id' = $1 and subject like 'catalog.businesses-%'
     order by (event ->> 'time')::timestamptz`,
    [id],
  );
  return rows.map(({ title }) => title);
}

/** The events that were published about a record: subject and version. */
async function eventsOf(id: string): Promise<[subject: string, version: number][]> {
  const rows = await database().query<{ subject: string; version: number }>(
    `select subject, (event -> 'data' ->> 'version')::int as version from outbox
     where event -> 'data' ->> 'id' = $1 and subject <> 'catalog.audited.v1'
     order by (event ->> 'time')::timestamptz`,
    [id],
  );
  return rows.map(({ subject, version }) => [subject, version]);
}

const published = 'catalog.businesses-published.v1';
const changed = 'catalog.businesses-changed.v1';
const withdrawn = 'catalog.businesses-withdrawn.v1';

test('a record is published, changed and withdrawn, and its drafts cause no events', async () => {
  const { id, slug } = await send('POST', businesses, shop);
  const path = `${businesses}/${id}`;
  expect(await eventsOf(id)).toEqual([]);
  await send('POST', `${path}/publish`);
  await send('PUT', path, { phone: '830-555-0120' }, 2);
  await send('PUT', path, { phone: '830-555-0121', state: 'draft' }, 3);
  await send('POST', `${path}/archive`);
  await send('POST', `${path}/unarchive`);
  expect(await eventsOf(id)).toEqual([
    [published, 2],
    [changed, 3],
    [withdrawn, 5],
  ]);
  const [first] = await database().query<{ event: { data: unknown } }>(
    `select event from outbox where subject = $1 and event -> 'data' ->> 'id' = $2`,
    [published, id],
  );
  expect(first!.event.data).toEqual({
    id,
    slug,
    kind: 'businesses',
    version: 2,
    title: 'Feed Store',
  });
});

test('events say the title that visitors see, never that of a draft', async () => {
  const { id } = await send('POST', businesses, { ...shop, state: 'published' });
  const path = `${businesses}/${id}`;
  await send('PUT', path, { name: 'Feed and Seed' }, 1);
  await send('PUT', path, { name: 'Secret Plans', state: 'draft' }, 2);
  await send('POST', `${path}/archive`);
  expect(await titlesOf(id)).toEqual(['Feed Store', 'Feed and Seed', null]);
});

test('a refused change publishes no event', async () => {
  const { id } = await send('POST', businesses, { ...shop, state: 'published' });
  expect((await call('PUT', `${businesses}/${id}`, { category: '' }, 1)).status).toBe(400);
  expect((await call('PUT', `${businesses}/${id}`, { phone: '1' }, 7)).status).toBe(412);
  expect(await eventsOf(id)).toEqual([[published, 1]]);
});

test('undoing an import publishes the withdrawal of the records that it created', async () => {
  const { batchId } = await send<Batch>(
    'POST',
    `${businesses}/import`,
    'externalId,name,category,state\nshop-1,Imported,retail,published\n',
  );
  const [record] = await database().query<{ id: string }>(
    `select id from records where external_id = 'shop-1'`,
  );
  await send('POST', `/api/admin/batches/${batchId}/undo`);
  expect(await eventsOf(record!.id)).toEqual([
    [published, 1],
    [withdrawn, 1],
  ]);
});

test('the schedule also publishes events for what it publishes and withdraws', async () => {
  const { id } = await send('POST', businesses, shop);
  const at = new Date(Date.now() + 60 * 60 * 1000).toISOString();
  await send('POST', `${businesses}/${id}/publish`, { at });
  expect(await eventsOf(id)).toEqual([]);
  await database().query('update records set publish_at = now() where id = $1', [id]);
  await eventually(async () => expect(await eventsOf(id)).toEqual([[published, 3]]));
  await database().query('update records set withdraw_at = now() where id = $1', [id]);
  await eventually(async () => expect(await eventsOf(id)).toHaveLength(2));
});
