import { createServer, type Server } from 'node:http';
import type { SearchDocument } from '@town/contracts/search/document';
import type { SearchHit } from '@town/contracts/search/hit';
import { portOf } from '@town/process-kit/port-of';
import { eventually } from '@town/service-kit/testing/eventually';
import { readJson } from '@town/service-kit/testing/read-json';
import { startService } from '@town/service-kit/testing/running-service';
import { createTestDatabase, type TestDatabase } from '@town/service-kit/testing/test-database';
import { catalogService } from '../catalog-service.js';
import { FoldApostrophes1797000000000 } from '../search/migrations/fold-apostrophes.js';
import { IndexJoinedWords1799801900000 } from '../search/migrations/index-joined-words.js';

const fair: SearchDocument = {
  id: '0c5e6a5e-0000-4000-8000-000000000003',
  kind: 'news',
  slug: 'st-marys-fair',
  version: 1,
  name: 'St. Mary’s Fair',
  description: '',
  category: '',
  details: '',
  phone: null,
  address: null,
  hours: null,
  date: null,
  nameEs: null,
  descriptionEs: null,
};

let database: TestDatabase;
let content: Server;
beforeAll(async () => {
  database = await createTestDatabase();
  content = createServer(({ url = '' }, response) => {
    const page = url.includes('after=') ? [] : [fair];
    response.setHeader('content-type', 'application/json').end(JSON.stringify(page));
  });
  await new Promise<void>((done) => content.listen(0, '127.0.0.1', done));
  process.env.CONTENT_URL = `http://127.0.0.1:${portOf(content)}`;
});
afterAll(async () => {
  delete process.env.CONTENT_URL;
  content.close();
  await database.drop();
});

const { migrations } = catalogService;
const before = (migration: (typeof migrations)[number]) => ({
  ...catalogService,
  migrations: migrations.slice(0, migrations.indexOf(migration)),
});
const start = (definition: typeof catalogService) =>
  startService(definition, { databaseUrl: database.url, natsUrl: 'nats://127.0.0.1:1' });

test('a document indexed by an earlier release is found by its apostrophes after an upgrade', async () => {
  const earlier = await start(before(FoldApostrophes1797000000000));
  await database.query(
    `insert into businesses (name, description, category) values ('O’Brien’s Pub', '', 'food')`,
  );
  await eventually(async () => {
    const rows = await database.query("select 1 from search_documents where source = 'news'");
    expect(rows).toHaveLength(1);
  });
  await earlier.stop();
  const upgraded = await start(catalogService);
  const found = (q: string) =>
    readJson<SearchHit[]>(fetch(`${upgraded.url}/api/search?q=${encodeURIComponent(q)}`));
  expect(await found("o'brien's")).toMatchObject([{ name: 'O’Brien’s Pub', fuzzy: false }]);
  await eventually(async () => {
    expect(await found("mary's")).toMatchObject([{ name: 'St. Mary’s Fair', fuzzy: false }]);
  });
  await upgraded.stop();
});

test('every place with joined words is found by each of them after an upgrade', async () => {
  const old = await createTestDatabase();
  const at = { databaseUrl: old.url, natsUrl: 'nats://127.0.0.1:1' };
  const earlier = await startService(before(IndexJoinedWords1799801900000), at);
  // More than one batch.
  await old.query(`insert into businesses (name, description, category)
    select 'Fire/EMS ' || n, '', 'other' from generate_series(1, 1200) n
    union all
    select unnest(array['Café/Bar', 'José-María', '(HVAC)/Plumbing']), '', 'other'`);
  await earlier.stop();
  const upgraded = await startService(catalogService, at);
  const found = fetch(`${upgraded.url}/api/search?q=ems&limit=1`);
  expect((await found).headers.get('x-total-count')).toBe('1200');
  for (const [q, name] of [
    ['bar', 'Café/Bar'],
    ['josemaria', 'José-María'],
    ['plumbing', '(HVAC)/Plumbing'],
  ]) {
    const hits = readJson<SearchHit[]>(fetch(`${upgraded.url}/api/search?q=${q}`));
    expect(await hits).toMatchObject([{ name, fuzzy: false }]);
  }
  await upgraded.stop();
  await old.drop();
});
