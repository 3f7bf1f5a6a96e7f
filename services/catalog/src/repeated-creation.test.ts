import { randomUUID } from 'node:crypto';
import type { ManagedRecord } from '@town/contracts/managed-records/record';
import { eventually } from '@town/service-kit/testing/eventually';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { DataSource } from 'typeorm';
import { catalogService } from './catalog-service.js';
import { bakery, businesses, deskClient } from './testing/desk-client.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const { call, send } = deskClient(harness, auth);

/**
 * Creates a business with an idempotency key, as a client does that repeats a request without a response.
 */
const create = (key: string, body: object) => call('POST', businesses, { body, key });
const createdBy = (key: string, body: object) => readJson<ManagedRecord>(create(key, body));
const found = (name: string) => send<ManagedRecord[]>('GET', `${businesses}?q=${name}`);

test('repeating a creation with the same key creates one record', async () => {
  const key = randomUUID();
  const body = { ...bakery, name: 'Oncemade', state: 'published' };
  const first = await createdBy(key, body);
  const again = await createdBy(key, body);
  expect(again).toMatchObject({ id: first.id, version: 1, state: 'published' });
  expect(await found('Oncemade')).toHaveLength(1);
});

test('two simultaneous creations with one key get the same record', async () => {
  const key = randomUUID();
  const body = { ...bakery, name: 'Atoncemade', state: 'published' };
  const writer = harness.service().app.get(DataSource).createQueryRunner();
  await writer.startTransaction();
  await writer.query(`select record_slug('Atoncemade', 'directory')`);
  const made = [createdBy(key, body), createdBy(key, body)];
  // Neither request has found a record for the key, and both wait to choose a slug.
  await eventually(async () =>
    expect(
      await writer.query(`select from pg_locks where not granted and locktype = 'advisory'`),
    ).toHaveLength(2),
  );
  await writer.commitTransaction();
  await writer.release();
  for (const record of await Promise.all(made)) {
    expect(record).toMatchObject({ id: key, version: 1, state: 'published' });
  }
  expect(await found('Atoncemade')).toHaveLength(1);
});

test('a repeat saves what was entered since the first request', async () => {
  const key = randomUUID();
  const body = { ...bakery, name: 'Typedon', state: 'draft' };
  const { id } = await createdBy(key, body);
  const again = await createdBy(key, { ...body, phone: '830-555-0199' });
  expect(again).toMatchObject({ id, version: 2, phone: '830-555-0199', state: 'draft' });
  const published = await create(key, { ...body, state: 'published' });
  expect(published.status).toBe(412);
  expect(await found('Typedon')).toMatchObject([{ phone: '830-555-0199' }]);
});

test('a key that is not a UUID, such as the one that the gateway gives each write, is ignored', async () => {
  const made = await create('0123456789abcdef0123456789abcdef', bakery);
  expect(made.status).toBe(201);
});
