import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from './catalog-service.js';
import { bakery, businesses, deskClient } from './testing/desk-client.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const { call, create } = deskClient(harness, auth);

const looksOf = async (role: 'reader' | 'administrator') => {
  const entries = await harness.database().query<{ data: { kind: string; id: string } }>(
    `select event -> 'data' as data from outbox where subject = 'catalog.audited.v1'
       and event -> 'data' ->> 'action' = 'view' and event -> 'data' ->> 'actor' = $1`,
    [`${role}@example.com`],
  );
  return entries.map(({ data: { kind, id } }) => [kind, id]);
};

test('reading private fields is in the audit log: in a list, a record or its history', async () => {
  const { id } = await create(bakery);
  const token = auth().tokenOf('reader');
  await call('GET', `${businesses}?q=bakery`, { token });
  await call('GET', '/api/admin/services', { token });
  expect(await looksOf('reader')).toEqual([['businesses', '']]);
  expect((await call('GET', `${businesses}/${id}`, { token })).status).toBe(200);
  expect((await call('GET', `${businesses}/${id}/history`, { token })).status).toBe(200);
  expect(await looksOf('reader')).toEqual([
    ['businesses', ''],
    ['businesses', id],
    ['businesses', id],
  ]);
});

test('exporting the files for another town is in the audit log when they contain private fields', async () => {
  const token = auth().tokenOf('administrator');
  for (const kind of ['businesses', 'services']) {
    for (const file of ['export.json', 'export-versions.json']) {
      expect((await call('GET', `/api/admin/${kind}/${file}`, { token })).status).toBe(200);
    }
  }
  expect(await looksOf('administrator')).toEqual([
    ['businesses', ''],
    ['businesses', ''],
  ]);
});

test('exporting the records of a kind is in the audit log', async () => {
  await call('GET', `${businesses}/export.csv`, { token: auth().tokenOf('reader') });
  const entries = await harness
    .database()
    .query<{ data: unknown }>(
      `select event -> 'data' as data from outbox where subject = 'catalog.audited.v1'`,
    );
  const exported = { actor: 'reader@example.com', action: 'export', kind: 'businesses' };
  expect(entries).toContainEqual({ data: expect.objectContaining(exported) });
});
