import {
  publicChangesOf,
  publicChangesPath,
  publicChangesSchema,
} from '@town/contracts/records/public-changes';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from './catalog-service.js';
import { bakery, businesses, deskClient } from './testing/desk-client.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const { address, database, read } = harness;
const { send, create } = deskClient(harness, auth);

const changes = async (limit = 500, offset = 0) =>
  publicChangesSchema.parse(await read(publicChangesOf('businesses', { limit, offset })));

test('reports when the public content of a record last changed', async () => {
  const { id, slug } = await create({ ...bakery, state: 'published' });
  const hidden = await create({ ...bakery, name: 'Draft' });
  await database().query("update record_versions set at = '2027-03-01T23:30:00-06:00'");
  const path = `${businesses}/${id}`;
  const draft = { phone: '830-555-0152', state: 'draft' };
  await send('PUT', path, { body: draft, ifMatch: '"1"' });
  expect(await changes()).toEqual({
    total: 1,
    records: [{ id, slug, changedOn: '2027-03-02' }],
  });
  await send('POST', `${path}/publish`);
  const [published] = (await changes()).records;
  expect(published?.changedOn).not.toBe('2027-03-02');
  await send('POST', `${businesses}/${hidden.id}/publish`);
  const parts = await Promise.all([changes(1), changes(1, 1), changes(1, 2)]);
  expect(parts.map(({ total }) => total)).toEqual([2, 2, 2]);
  expect(parts.flatMap(({ records }) => records.map((record) => record.id)).sort()).toEqual(
    [id, hidden.id].sort(),
  );
  await send('POST', `${path}/archive`);
  expect((await changes()).records.map((record) => record.id)).toEqual([hidden.id]);
});

test('a response has a limited number of records', async () => {
  for (const query of ['', '?limit=501&offset=0', '?limit=1&offset=-1']) {
    const response = await fetch(address(`${publicChangesPath}/businesses${query}`));
    expect(response.status).toBe(400);
  }
});
