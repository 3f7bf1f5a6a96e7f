import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { SearchHit } from '@town/contracts/search/hit';
import { portOf } from '@town/process-kit/port-of';
import { eventually } from '@town/service-kit/testing/eventually';
import { useService } from '@town/service-kit/testing/service-harness';
import { DataSource } from 'typeorm';
import { catalogService } from '../catalog-service.js';
import { aDocument } from '../testing/a-document.js';
import { CompareDocuments } from './compare-documents.js';
import { SearchIndex } from './search-index.js';

const library = aDocument({
  slug: 'town-library',
  name: 'Town Library',
  description: 'Books and maps',
  nameEs: 'Biblioteca del pueblo',
  descriptionEs: 'Libros y planos',
});
let content: Server;
/** Runs while the documents are being read. */
let meanwhile = async (): Promise<void> => {};
/** Runs after the first page was read, and before the response is sent. */
let beforeAnswer = async (): Promise<void> => {};
let isPublic = true;

beforeAll(async () => {
  content = createServer(async ({ url = '' }, response) => {
    if (url.endsWith(`/${library.id}`)) return void response.writeHead(404).end();
    const isLast = url.includes('after=');
    const page = isLast || !isPublic ? [] : [library];
    await (isLast ? meanwhile() : beforeAnswer());
    response.setHeader('content-type', 'application/json').end(JSON.stringify(page));
  });
  await new Promise<void>((done) => content.listen(0, '127.0.0.1', done));
  process.env.CONTENT_URL = `http://127.0.0.1:${portOf(content)}`;
});
afterAll(() => {
  delete process.env.CONTENT_URL;
  content.close();
});

const { database, read, service } = useService(catalogService);

const found = async (path: string) => (await read<SearchHit[]>(`/api/search?q=${path}`))[0];

test('a record of the content service is found by its Spanish words, in both languages', async () => {
  const hit = await eventually(async () => (await found('planos&language=es')) ?? false);
  expect(hit).toMatchObject({
    name: 'Biblioteca del pueblo',
    description: 'Libros y planos',
    translated: ['name', 'description'],
  });
  expect(await found('planos')).toMatchObject({
    name: 'Town Library',
    description: 'Books and maps',
  });
});

test('a document that was indexed without Spanish texts gets them from the next comparison', async () => {
  await eventually(async () => Boolean(await found('maps')));
  await database().query('update search_documents set name_es = null, description_es = null');
  await service().app.get(CompareDocuments).run();
  expect(await found('maps&language=es')).toMatchObject({ name: 'Biblioteca del pueblo' });
});

test('an event is indexed with its end; one that an earlier release indexed gets it from the comparison', async () => {
  const index = service().app.get(SearchIndex, { strict: false });
  const { manager } = service().app.get(DataSource);
  const id = randomUUID();
  const fair = { ...library, id, kind: 'events' as const, name: 'Long Fair', date: '2027-03-12' };
  const end = async () =>
    database().query('select over_at from search_documents where record_id = $1', [id]);
  await index.put(manager, [fair]);
  expect(await end()).toEqual([{ over_at: null }]);
  await index.put(manager, [{ ...fair, overAt: '2027-03-14T20:00' }]);
  expect(await end()).toEqual([{ over_at: '2027-03-14T20:00' }]);
  await index.remove(manager, [{ id, version: fair.version }]);
});

test('records published during a comparison stay, and records withdrawn before it are removed', async () => {
  await eventually(async () => Boolean(await found('maps')));
  const index = service().app.get(SearchIndex, { strict: false });
  const { manager } = service().app.get(DataSource);
  const put = async (name: string) => {
    await index.put(manager, [{ ...library, id: randomUUID(), name }]);
  };
  await put('Withdrawn Depot');
  meanwhile = () => put('Sudden Pavilion');
  await service().app.get(CompareDocuments).run();
  meanwhile = async () => {};
  expect(await found('pavilion')).toMatchObject({ name: 'Sudden Pavilion' });
  expect(await found('depot')).toBeUndefined();
});

test('a record withdrawn during a comparison is not indexed again', async () => {
  await eventually(async () => Boolean(await found('maps')));
  const index = service().app.get(SearchIndex, { strict: false });
  const { manager } = service().app.get(DataSource);
  beforeAnswer = async () => {
    isPublic = false;
    await index.update(manager, { ...library, version: 2 });
  };
  await service().app.get(CompareDocuments).run();
  expect(await found('maps')).toBeUndefined();
});
