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

test('several records change together, all or none, and one undo brings them back', async () => {
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

test('a change of several that is sent again after a lost answer is the same change', async () => {
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
  // Another change is not what was sent before.
  expect((await move('services')).status).toBe(409);
  expect((await bulk({ action: 'archive' })).status).toBe(409);
  expect(await shown(ids[0]!)).toMatchObject({ category: 'retail' });
  await send('POST', `/api/admin/batches/${moved.batchId}/undo`);
  expect((await move('retail')).status).toBe(409);
});

test('a file is imported as one batch that can be undone, after a dry run', async () => {
  const existing = await create({ ...bakery, name: 'Known Place', state: 'published' });
  const file = [
    'externalId,id,name,category,phone,state',
    `,${existing.id},Known Place,retail,,published`,
    'row-1,,"Place, with comma",food,830-555-0181,published',
    "row-2,,'=Formula,food,,",
  ].join('\r\n');
  const load = (query: string, body = file) =>
    readJson<Record<string, unknown>>(call('POST', `${businesses}/import${query}`, { body }));
  const plan = { rows: 3, create: 2, update: 1, unchanged: 0, errors: [] };
  expect(await load('?dryRun=true')).toEqual(plan);
  expect(await shown(existing.id)).toMatchObject({ category: 'food' });
  const report = await load('');
  expect(report).toEqual({ ...plan, batchId: expect.stringMatching(/^catalog-/) });
  // The file has the column phone, so it is emptied; the description is not named, so it stays.
  expect(await shown(existing.id)).toMatchObject({ category: 'retail', phone: null });
  expect(await send('GET', `${businesses}?q=formula`)).toMatchObject([
    { name: '=Formula', state: 'draft' },
  ]);
  expect(await load('')).toMatchObject({ create: 0, update: 0, unchanged: 3 });
  const exported = await (await call('GET', `${businesses}/export.csv`)).text();
  expect(exported).toContain("'=Formula");
  expect(await load('?dryRun=true', exported)).toMatchObject({ create: 0, update: 0, errors: [] });
  await send('POST', `/api/admin/batches/${String(report['batchId'])}/undo`);
  expect(await shown(existing.id)).toMatchObject({ category: 'food', phone: bakery.phone });
  expect(await send('GET', `${businesses}?q=formula`)).toEqual([]);
});

test.each([
  ['semicolons', ';'],
  ['tabs', '\t'],
])('a file whose columns are separated by %s is imported, too', async (name, separator) => {
  const lines = [
    ['name', 'category', 'description'],
    [`Shop of ${name}`, 'food', '"Bread, milk; cheese\tand more"'],
  ];
  const body = lines.map((cells) => cells.join(separator)).join('\r\n');
  const report = await readJson(call('POST', `${businesses}/import`, { body }));
  expect(report).toMatchObject({ rows: 1, create: 1, errors: [] });
  expect(await send('GET', `${businesses}?q=Shop of ${name}`)).toMatchObject([
    { category: 'food', description: expect.stringContaining('Bread, milk; cheese') },
  ]);
});

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

test('an import with an error changes nothing, and names row, column and reason', async () => {
  const body = 'name,category,colour\nGood Place,food,red\n,food,\nOdd Place,food,';
  const report = await readJson(call('POST', `${businesses}/import`, { body }));
  expect(report).toMatchObject({
    errors: [
      { row: 1, column: 'colour', message: 'There is no such field' },
      { row: 3, column: 'name', message: 'Business name is required' },
    ],
  });
  expect(await send('GET', `${businesses}?q=Good Place`)).toEqual([]);
});

test.each([
  ['plain text', 'text/plain', 'name,category\nGood Place,food'],
  ['JSON', 'application/json', '{"name":"Good Place","category":"food"}'],
  ['CSV that is called JSON', 'application/json', 'name,category\nGood Place,food'],
])('an import does not take %s', async (_, type, body) => {
  const answer = await call('POST', `${businesses}/import`, { body, type });
  expect(answer.status).toBe(415);
  expect(await answer.json()).toMatchObject({ detail: 'The body must be text/csv' });
});

test('an import names text that has no column, and a column that is there twice', async () => {
  const file = ['name,category,name', 'Cut Place,food,Fine coffee, cakes and pies'];
  const report = await readJson(call('POST', `${businesses}/import`, { body: file.join('\n') }));
  expect(report).toMatchObject({
    errors: [
      { row: 1, column: 'name', message: 'Another column has the same name' },
      { row: 2, column: 'name', message: expect.stringContaining('“cakes and pies”') },
    ],
  });
});

test('empty rows of a spreadsheet are left out, and count', async () => {
  const file = ['name,category', ',', '', 'Real Place,food', ',food', ',,'].join('\r\n');
  const report = await readJson(call('POST', `${businesses}/import?dryRun=true`, { body: file }));
  expect(report).toMatchObject({
    rows: 2,
    errors: [{ row: 5, column: 'name', message: 'Business name is required' }],
  });
});

test('an import refuses a word that is no state, so that no row waits unseen as a draft', async () => {
  const body = 'name,category,state\nGood Place,food,Publishd';
  const report = await readJson(call('POST', `${businesses}/import`, { body }));
  expect(report).toMatchObject({
    errors: [
      {
        row: 2,
        column: 'state',
        message: expect.stringContaining('state must be draft, scheduled'),
      },
    ],
  });
});

test('a file changes nothing of a public record that it calls a draft and leaves as it is', async () => {
  const { id } = await create({ ...bakery, name: 'Called A Draft', state: 'published' });
  const body = `id,state\n${id},draft`;
  const report = await readJson(call('POST', `${businesses}/import`, { body }));
  expect(report).toMatchObject({ update: 0, unchanged: 1, errors: [] });
});

test('an import understands what a spreadsheet and its writer make of values', async () => {
  const file = [
    'name,category,businessStatus,hoursConfirmedOn,state',
    'Sheet One,Dining,Temporarily closed,11/2/2026,Published',
    'Sheet Two,Kite Flying,,,DRAFT',
  ].join('\r\n');
  const report = await readJson(call('POST', `${businesses}/import`, { body: file }));
  expect(report).toMatchObject({ create: 2, errors: [] });
  expect(await send('GET', `${businesses}?q=Sheet&sort=title`)).toMatchObject([
    {
      category: 'dining',
      businessStatus: 'temporarily-closed',
      hoursConfirmedOn: '2026-11-02',
      state: 'published',
    },
    { category: 'Kite Flying', state: 'draft' },
  ]);
});

test('an import refuses a file that is not written in UTF-8', async () => {
  const file = new Blob([Buffer.from('name,category\nCaf\u00e9 Blanco,dining\n', 'latin1')]);
  const answer = await fetch(harness.address(`${businesses}/import`), {
    method: 'POST',
    headers: { Authorization: `Bearer ${auth().tokenOf('editor')}`, 'Content-Type': 'text/csv' },
    body: file,
  });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('The file is not written in UTF-8');
  expect(await send('GET', `${businesses}?q=Blanco`)).toEqual([]);
});

test('an import does not name one record twice, which no undo could take back', async () => {
  const { id } = await create({ ...bakery, name: 'Named Twice' });
  const file = ['id,name,category', `${id},Named Once,food`, `${id},Named Again,food`];
  const imported = await call('POST', `${businesses}/import`, { body: file.join('\r\n') });
  expect(await imported.json()).toMatchObject({
    errors: [{ row: 3, column: 'id', message: 'Another row has the same record' }],
  });
  expect(await send('GET', `${businesses}/${id}`)).toMatchObject({ name: 'Named Twice' });
});

test('an import takes nothing required from a scheduled record', async () => {
  const { id } = await create({ ...bakery, name: 'Soon Public' });
  const at = '2100-01-01T12:00:00.000Z';
  await send('POST', `${businesses}/${id}/publish`, { body: { at } });
  const file = ['id,name,category', `${id},Soon Public,`];
  const imported = await call('POST', `${businesses}/import`, { body: file.join('\r\n') });
  expect(await imported.json()).toMatchObject({ errors: [{ column: 'category' }] });
  expect(await send('GET', `${businesses}/${id}`)).toMatchObject({ category: 'food' });
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

test.each(['unpublish', 'archive'])('an undone %s publishes no draft', async (action) => {
  const id = await withDraft(`Draft Beside ${action}`);
  const batch = await bulk({ ids: [id], action });
  expect(await shown(id)).toBeUndefined();
  await undo(batch);
  expect(await shown(id)).toMatchObject({ phone: bakery.phone });
  expect(await send('GET', `${businesses}/${id}`)).toMatchObject({ phone: '830-555-0199' });
});

test('another category of many records publishes no draft, and its undo neither', async () => {
  const id = await withDraft('Draft Beside Category');
  const batch = await bulk({ ids: [id], action: 'recategorise', category: 'retail' });
  const draft = { phone: '830-555-0199', category: 'retail' };
  expect(await shown(id)).toMatchObject({ phone: bakery.phone, category: 'retail' });
  expect(await send('GET', `${businesses}/${id}`)).toMatchObject(draft);
  await undo(batch);
  expect(await shown(id)).toMatchObject({ phone: bakery.phone, category: 'food' });
  expect(await send('GET', `${businesses}/${id}`)).toMatchObject({ ...draft, category: 'food' });
});

test('a file that changes a column of a public record publishes no draft, and its undo neither', async () => {
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

test('an undone publication brings back what was public, and the draft', async () => {
  const id = await withDraft('Draft Published');
  const batch = await bulk({ ids: [id], action: 'publish' });
  expect(await shown(id)).toMatchObject({ phone: '830-555-0199' });
  await undo(batch);
  expect(await shown(id)).toMatchObject({ phone: bakery.phone });
  expect(await send('GET', `${businesses}/${id}`)).toMatchObject({ phone: '830-555-0199' });
});

test('several records are not published when some were changed after they were listed', async () => {
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

test('a record is not published when it was changed after the version that the call names', async () => {
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
