import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from './catalog-service.js';
import { businesses, deskClient } from './testing/desk-client.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const { call } = deskClient(harness, auth);

test('whoever looks at a list with private fields is in the audit log', async () => {
  const token = auth().tokenOf('reader');
  await call('GET', `${businesses}?q=bakery`, { token });
  await call('GET', '/api/admin/services', { token });
  const entries = await harness
    .database()
    .query<{ data: { actor: string; kind: string; id: string } }>(
      `select event -> 'data' as data from outbox where subject = 'catalog.audited.v1'
         and event -> 'data' ->> 'action' = 'view'
         and event -> 'data' ->> 'actor' = 'reader@example.com'`,
    );
  expect(entries.map(({ data: { kind, id } }) => [kind, id])).toEqual([['businesses', '']]);
});

test('whoever exports the records of a kind is in the audit log', async () => {
  await call('GET', `${businesses}/export.csv`, { token: auth().tokenOf('reader') });
  const entries = await harness
    .database()
    .query<{ data: unknown }>(
      `select event -> 'data' as data from outbox where subject = 'catalog.audited.v1'`,
    );
  const exported = { actor: 'reader@example.com', action: 'export', kind: 'businesses' };
  expect(entries).toContainEqual({ data: expect.objectContaining(exported) });
});
