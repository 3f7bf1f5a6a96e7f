import { randomUUID } from 'node:crypto';
import type { Batch } from '@town/contracts/managed-records/calls';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from './catalog-service.js';
import { bakery, businesses, deskClient } from './testing/desk-client.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const { call, send, create, shown } = deskClient(harness, auth);

test('several records change together, all or none, and one undo restores them', async () => {
  const made = await Promise.all(
    ['Many One', 'Many Two'].map((name) => create({ ...bakery, name, state: 'published' })),
  );
  const ids = made.map(({ id }) => id);
  const bulk = (body: object) => call('POST', `${businesses}/bulk`, { body });
  expect((await bulk({ ids: [...ids, randomUUID()], action: 'archive' })).status).toBe(404);
  expect(await shown(ids[0]!)).toBeDefined();
  const { batchId, count } = await readJson<Batch>(bulk({ ids, action: 'archive' }));
  expect(count).toBe(2);
  expect(await shown(ids[0]!)).toBeUndefined();
  await send('POST', `/api/admin/batches/${batchId}/undo`);
  for (const id of ids) expect(await shown(id)).toMatchObject({ category: 'food' });
  const moved = await readJson<Batch>(bulk({ ids, action: 'recategorise', category: 'retail' }));
  expect(await shown(ids[1]!)).toMatchObject({ category: 'retail' });
  await send('PUT', `${businesses}/${ids[0]}`, { body: { phone: '1' }, ifMatch: '"4"' });
  const undo = await call('POST', `/api/admin/batches/${moved.batchId}/undo`);
  expect(undo.status).toBe(409);
  expect(await shown(ids[1]!)).toMatchObject({ category: 'retail' });
});

test('a change of several records that is repeated after a lost response is applied once', async () => {
  const made = await Promise.all(
    ['Twice One', 'Twice Two'].map((name) => create({ ...bakery, name, state: 'published' })),
  );
  const ids = made.map(({ id }) => id);
  const seen = Object.fromEntries(made.map(({ id, version }) => [id, version]));
  const bulk = (body: object) =>
    call('POST', `${businesses}/bulk`, { body: { ids, versions: seen, ...body } });
  const move = (category: string) => bulk({ action: 'recategorise', category });
  const moved = await readJson<Batch>(move('retail'));
  expect(await readJson<Batch>(move('retail'))).toEqual(moved);
  // A different change must not pass for a repeat of the earlier one.
  expect((await move('services')).status).toBe(409);
  expect((await bulk({ action: 'archive' })).status).toBe(409);
  expect(await shown(ids[0]!)).toMatchObject({ category: 'retail' });
  await send('POST', `/api/admin/batches/${moved.batchId}/undo`);
  expect((await move('retail')).status).toBe(409);
});

/** A published business with a draft of another phone number. */
async function withDraft(name: string) {
  const { id } = await create({ ...bakery, name, state: 'published' });
  const body = { phone: '830-555-0199', state: 'draft' };
  await send('PUT', `${businesses}/${id}`, { body, ifMatch: '"1"' });
  return id;
}

const bulk = (body: object) =>
  readJson<Batch>(call('POST', `${businesses}/bulk`, { body: { ...body } }));
const undo = ({ batchId }: Batch) => send('POST', `/api/admin/batches/${batchId}/undo`);

test('an undo empties a field that did not exist in the previous release', async () => {
  const { id } = await create({ ...bakery, name: 'Saved Before', state: 'published' });
  const query = harness.database().query;
  await query("update records set content = content - 'amenities' where id = $1", [id]);
  await query("update record_versions set content = content - 'amenities' where record_id = $1", [
    id,
  ]);
  const body = `id,amenities\n${id},wifi`;
  const batch = await readJson<Batch>(call('POST', `${businesses}/import`, { body }));
  expect(await shown(id)).toMatchObject({ amenities: ['wifi'] });
  await undo(batch);
  expect(await shown(id)).not.toHaveProperty('amenities');
});

test.each(['unpublish', 'archive'])('undoing %s publishes no draft', async (action) => {
  const id = await withDraft(`Draft Beside ${action}`);
  const batch = await bulk({ ids: [id], action });
  expect(await shown(id)).toBeUndefined();
  await undo(batch);
  expect(await shown(id)).toMatchObject({ phone: bakery.phone });
  expect(await send('GET', `${businesses}/${id}`)).toMatchObject({ phone: '830-555-0199' });
});

test('changing the category of many records publishes no draft, and neither does the undo', async () => {
  const id = await withDraft('Draft Beside Category');
  const batch = await bulk({ ids: [id], action: 'recategorise', category: 'retail' });
  const draft = { phone: '830-555-0199', category: 'retail' };
  expect(await shown(id)).toMatchObject({ phone: bakery.phone, category: 'retail' });
  expect(await send('GET', `${businesses}/${id}`)).toMatchObject(draft);
  await undo(batch);
  expect(await shown(id)).toMatchObject({ phone: bakery.phone, category: 'food' });
  expect(await send('GET', `${businesses}/${id}`)).toMatchObject({ ...draft, category: 'food' });
});

test('importing one column of a public record publishes no draft, and neither does the undo', async () => {
  const id = await withDraft('Draft Beside Import');
  const load = (query: string, body: string) =>
    readJson<Batch>(call('POST', `${businesses}/import${query}`, { body }));
  const batch = await load('', `id,externalId,category\n${id},row-77,retail`);
  const draft = { phone: '830-555-0199', category: 'retail' };
  const again = await load('?dryRun=true', 'externalId,category\nrow-77,retail');
  expect(again).toMatchObject({ create: 0, unchanged: 1 });
  expect(await shown(id)).toMatchObject({ phone: bakery.phone, category: 'retail' });
  expect(await send('GET', `${businesses}/${id}`)).toMatchObject(draft);
  await undo(batch);
  expect(await shown(id)).toMatchObject({ phone: bakery.phone, category: 'food' });
  expect(await send('GET', `${businesses}/${id}`)).toMatchObject({ ...draft, category: 'food' });
});

test('undoing a publication restores the public version and the draft', async () => {
  const id = await withDraft('Draft Published');
  const batch = await bulk({ ids: [id], action: 'publish' });
  expect(await shown(id)).toMatchObject({ phone: '830-555-0199' });
  await undo(batch);
  expect(await shown(id)).toMatchObject({ phone: bakery.phone });
  expect(await send('GET', `${businesses}/${id}`)).toMatchObject({ phone: '830-555-0199' });
});

test('several records are not published when one of them changed after they were listed', async () => {
  const [seen, changed, other] = await Promise.all([
    create({ ...bakery, name: 'Seen Draft' }),
    create({ ...bakery, name: 'Changed Draft' }),
    create({ ...bakery, name: 'Other Draft' }),
  ]);
  const change = (id: string, version: number) =>
    send('PUT', `${businesses}/${id}`, { body: { phone: '1' }, ifMatch: `"${version}"` });
  await change(changed.id, 1);
  const ids = [seen.id, changed.id, other.id];
  const publish = (versions: object) =>
    call('POST', `${businesses}/bulk`, { body: { ids, action: 'publish', versions } });
  const refused = await publish({ [seen.id]: 1, [changed.id]: 1 });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    message: '"Changed Draft" has been changed meanwhile. Please look at it again.',
  });
  await change(other.id, 1);
  const named = await publish({ [seen.id]: 1, [changed.id]: 1, [other.id]: 1 });
  const { message } = await readJson<{ message: string }>(named);
  expect(message).toContain('"Changed Draft"');
  expect(message).toContain('"Other Draft"');
  expect(await shown(seen.id)).toBeUndefined();
  expect((await publish({ [changed.id]: 2 })).status).toBe(200);
  expect(await shown(changed.id)).toMatchObject({ phone: '1' });
});

test('a record is not published when it changed after the version that the request names', async () => {
  const { id } = await create({ ...bakery, name: 'Changed Meanwhile' });
  await send('PUT', `${businesses}/${id}`, { body: { phone: '1' }, ifMatch: '"1"' });
  const publish = (ifMatch?: string) =>
    call('POST', `${businesses}/${id}/publish`, { body: {}, ...(ifMatch && { ifMatch }) });
  const refused = await publish('"1"');
  expect(refused.status).toBe(412);
  expect(await refused.json()).toMatchObject({ current: { phone: '1', version: 2 } });
  expect(await shown(id)).toBeUndefined();
  expect((await publish()).status).toBe(200);
});
