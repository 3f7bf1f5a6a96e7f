import type { Batch } from '@town/contracts/managed-records/calls';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from './catalog-service.js';
import { bakery, businesses, deskClient } from './testing/desk-client.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const { call, send, create, shown } = deskClient(harness, auth);

const at = '2100-01-01T12:00:00.000Z';
const withdrawAt = '2100-02-01T12:00:00.000Z';
const times = { publishAt: at, withdrawAt };

const bulk = (action: string) => (id: string) =>
  call('POST', `${businesses}/bulk`, { body: { ids: [id], action, category: 'retail' } });
const load = (columns: string) => (id: string) =>
  call('POST', `${businesses}/import`, { body: `id,${columns}`.replaceAll('{id}', id) });

async function undone(id: string, change: (id: string) => Promise<Response>) {
  const { batchId } = await readJson<Batch>(change(id));
  await send('POST', `/api/admin/batches/${batchId}/undo`);
  return send('GET', `${businesses}/${id}`);
}

test.each([
  ['archived', bulk('archive')],
  ['published at once', bulk('publish')],
  ['withdrawn', bulk('unpublish')],
  ['recategorised', bulk('recategorise')],
  ['changed by a file', load('phone\n{id},1')],
  ['published by a file', load('state\n{id},published')],
])('undoing a batch schedules a record again that was %s', async (what, change) => {
  const { id } = await create({ ...bakery, name: `Scheduled, ${what}` });
  await send('POST', `${businesses}/${id}/publish`, { body: { at, withdrawAt } });
  const record = await undone(id, change);
  expect(record).toMatchObject({ state: 'scheduled', category: 'food', ...times });
});

test.each([
  ['archived', bulk('archive')],
  ['withdrawn', bulk('unpublish')],
])('a public record that was %s keeps its end time after the undo', async (what, change) => {
  const { id } = await create({ ...bakery, name: `Public, ${what}`, state: 'published' });
  await send('POST', `${businesses}/${id}/publish`, { body: { withdrawAt } });
  expect(await undone(id, change)).toMatchObject({ state: 'published', withdrawAt });
});

test('undoing a batch does not publish a record again whose end time has passed', async () => {
  const { id } = await create({ ...bakery, name: 'Time Is Over', state: 'published' });
  await send('POST', `${businesses}/${id}/publish`, { body: { withdrawAt } });
  const record = undone(id, async (each) => {
    const answer = await bulk('archive')(each);
    await harness.database().query(
      `update record_batches
       set items = jsonb_set(items, '{0,withdrawAt}', to_jsonb(now() - interval '1 minute'))
       where items -> 0 ->> 'id' = $1`,
      [each],
    );
    return answer;
  });
  expect(await record).toMatchObject({ state: 'draft', withdrawAt: null });
  expect(await shown(id)).toBeUndefined();
});

test.each([
  ['archived', bulk('archive')],
  ['recategorised', bulk('recategorise')],
])(
  'a scheduled draft of a public record that was %s keeps its schedule after the undo',
  async (what, change) => {
    const { id } = await create({ ...bakery, name: `Draft, ${what}`, state: 'published' });
    const body = { phone: '830-555-0199', state: 'draft' };
    await send('PUT', `${businesses}/${id}`, { body, ifMatch: '"1"' });
    await send('POST', `${businesses}/${id}/publish`, { body: { at, withdrawAt } });
    expect(await undone(id, change)).toMatchObject({ ...body, state: 'published', ...times });
    expect(await shown(id)).toMatchObject({ phone: bakery.phone });
  },
);
