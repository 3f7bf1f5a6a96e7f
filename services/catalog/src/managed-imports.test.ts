import { ConflictException, Logger } from '@nestjs/common';
import { importLineSchema, importLines } from '@town/contracts/managed-records/import-lines';
import { RecordStore } from '@town/managed-records/records/record-store';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from './catalog-service.js';
import { bakery, businesses, deskClient } from './testing/desk-client.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const { call, send, create, shown } = deskClient(harness, auth);

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
  expect(await load('?dryRun=true')).toEqual({ ...plan, sameNames: [], newCategories: [] });
  expect(await shown(existing.id)).toMatchObject({ category: 'food' });
  const report = await load('');
  expect(report).toEqual({ ...plan, batchId: expect.stringMatching(/^catalog-/) });
  // The file has the column phone, so the phone is emptied. It has no column description, so that
  // stays.
  expect(await shown(existing.id)).toMatchObject({ category: 'retail', phone: null });
  expect(await send('GET', `${businesses}?q=formula`)).toMatchObject([
    { name: '=Formula', state: 'draft' },
  ]);
  expect(await load('')).toMatchObject({ create: 0, update: 0, unchanged: 3 });
  const download = await call('GET', `${businesses}/export.csv`);
  expect(download.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(download.headers.get('content-disposition')).toBe('attachment; filename=businesses.csv');
  const exported = await download.text();
  expect(exported).toContain("'=Formula");
  expect(await load('?dryRun=true', exported)).toMatchObject({ create: 0, update: 0, errors: [] });
  await send('POST', `/api/admin/batches/${String(report['batchId'])}/undo`);
  expect(await shown(existing.id)).toMatchObject({ category: 'food', phone: bakery.phone });
  expect(await send('GET', `${businesses}?q=formula`)).toEqual([]);
});

test('a dry run names the rows that would create a second record of the same name', async () => {
  await create({ ...bakery, name: 'Twice Listed', state: 'published' });
  const archived = await create({ ...bakery, name: 'Long Gone' });
  await send('POST', `${businesses}/${archived.id}/archive`);
  const names = ['twice listed', 'Long Gone', 'New Here', 'NEW HERE'];
  const body = `name,category\n${names.map((name) => `${name},food`).join('\n')}`;
  expect(await readJson(call('POST', `${businesses}/import?dryRun=true`, { body }))).toMatchObject({
    create: 4,
    sameNames: [2, 5],
  });
});

describe('an import of many rows', () => {
  const many = (name: string) =>
    ['name,category', ...Array.from({ length: 250 }, (_, row) => `${name} ${row},food`)].join('\n');
  const load = async (body: string) => {
    const answer = await call('POST', `${businesses}/import`, {
      body,
      accept: importLines,
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain(importLines);
    const lines = (await answer.text()).trim().split('\n');
    return lines.map((line) => importLineSchema.parse(JSON.parse(line)));
  };

  test('reports how many rows are done, until all are', async () => {
    const report = { rows: 250, create: 250, update: 0, unchanged: 0, errors: [] };
    expect(await load(many('Kiosk'))).toEqual([
      { done: 100 },
      { done: 200 },
      { report: { ...report, batchId: expect.stringMatching(/^catalog-/) } },
    ]);
    expect(await send('GET', `${businesses}?q=kiosk`)).toHaveLength(250);
  });

  /** Makes the creation of a record fail after 150 records. */
  const failWith = async (error: Error, name: string) => {
    const store = harness.service().app.get(RecordStore, { strict: false });
    const { create: createRecord } = store;
    let made = 0;
    store.create = (...given) => {
      made += 1;
      if (made > 150) throw error;
      return createRecord.apply(store, given);
    };
    try {
      return await load(many(name));
    } finally {
      store.create = createRecord;
    }
  };

  test('reports the error that stopped it, and stores nothing', async () => {
    expect(await failWith(new ConflictException('Somebody was faster'), 'Booth')).toEqual([
      { done: 100 },
      { problem: expect.objectContaining({ status: 409, message: 'Somebody was faster' }) },
    ]);
    expect(await send('GET', `${businesses}?q=booth`)).toEqual([]);
  });

  test('logs an internal error like every other request does', async () => {
    const log = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    const error = new Error('Out of slugs');
    const [, last] = await failWith(error, 'Stall');
    expect(last).toMatchObject({ problem: { status: 500 } });
    expect(log).toHaveBeenCalledWith('Request failed', { error });
    log.mockRestore();
  });
});

test.each([
  ['semicolons', ';'],
  ['tabs', '\t'],
])('a file with columns separated by %s can be imported', async (name, separator) => {
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

test('an import with an error changes nothing, and names row, column and reason', async () => {
  const body = 'name,category,colour\nGood Place,food,red\n,food,\nOdd Place,food,';
  const report = await readJson(call('POST', `${businesses}/import`, { body }));
  expect(report).toMatchObject({
    errors: [
      { row: 1, column: 'colour', message: 'There is no such field. The template has all of them' },
      { row: 3, column: 'name', message: 'Business name is required' },
    ],
  });
  expect(await send('GET', `${businesses}?q=Good Place`)).toEqual([]);
});

test.each([
  ['plain text', 'text/plain', 'name,category\nGood Place,food'],
  ['JSON', 'application/json', '{"name":"Good Place","category":"food"}'],
  ['CSV that is called JSON', 'application/json', 'name,category\nGood Place,food'],
])('an import refuses %s', async (_, type, body) => {
  const answer = await call('POST', `${businesses}/import`, { body, type });
  expect(answer.status).toBe(415);
  expect(await answer.json()).toMatchObject({ detail: 'The body must be text/csv' });
});

test('an import reports text without a column, and a duplicate column', async () => {
  const file = ['name,category,name', 'Cut Place,food,Fine coffee, cakes and pies'];
  const report = await readJson(call('POST', `${businesses}/import`, { body: file.join('\n') }));
  expect(report).toMatchObject({
    errors: [
      { row: 1, column: 'name', message: 'Another column is for the same field' },
      { row: 2, column: 'name', message: expect.stringContaining('“cakes and pies”') },
    ],
  });
});

test('empty rows of a spreadsheet are skipped, but count for the row numbers', async () => {
  const file = ['name,category', ',', '', 'Real Place,food', ',food', ',,'].join('\r\n');
  const report = await readJson(call('POST', `${businesses}/import?dryRun=true`, { body: file }));
  expect(report).toMatchObject({
    rows: 2,
    errors: [{ row: 5, column: 'name', message: 'Business name is required' }],
  });
});

test('a file of very many empty rows is refused early, before reading it takes minutes', async () => {
  const body = `name,category\n${'\n'.repeat(101_000)}`;
  const answer = await call('POST', `${businesses}/import?dryRun=true`, { body });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    message: expect.stringContaining('The file has more than 100000 lines'),
  });
});

test('an import refuses an unknown state, so that no row silently becomes a draft', async () => {
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

test('a row with the state draft and no other change leaves a public record public', async () => {
  const { id } = await create({ ...bakery, name: 'Called A Draft', state: 'published' });
  const body = `id,state\n${id},draft`;
  const report = await readJson(call('POST', `${businesses}/import`, { body }));
  expect(report).toMatchObject({ update: 0, unchanged: 1, errors: [] });
});

test('an import accepts the notations that spreadsheets and people use for values', async () => {
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

test('an import refuses two rows for one record, because that could not be undone', async () => {
  const { id } = await create({ ...bakery, name: 'Named Twice' });
  const file = ['id,name,category', `${id},Named Once,food`, `${id},Named Again,food`];
  const imported = await call('POST', `${businesses}/import`, { body: file.join('\r\n') });
  expect(await imported.json()).toMatchObject({
    errors: [{ row: 3, column: 'id', message: 'Another row has the same record' }],
  });
  expect(await send('GET', `${businesses}/${id}`)).toMatchObject({ name: 'Named Twice' });
});

test('an import cannot empty a required field of a scheduled record', async () => {
  const { id } = await create({ ...bakery, name: 'Soon Public' });
  const at = '2100-01-01T12:00:00.000Z';
  await send('POST', `${businesses}/${id}/publish`, { body: { at } });
  const file = ['id,name,category', `${id},Soon Public,`];
  const imported = await call('POST', `${businesses}/import`, { body: file.join('\r\n') });
  expect(await imported.json()).toMatchObject({ errors: [{ column: 'category' }] });
  expect(await send('GET', `${businesses}/${id}`)).toMatchObject({ category: 'food' });
});
