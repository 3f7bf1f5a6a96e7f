import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { CreateServiceTables1795219200000 } from '../database/create-service-tables.js';
import { listVersionTrigger } from '../database/list-version-trigger.js';
import { Metrics } from '../observability/metrics.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { ListCache } from './list-cache.js';
import { ListShortcut } from './list-shortcut.js';
import { snapshotAnswer } from './snapshot-answer.js';

const query = {
  list: 'names',
  parameters: [],
  sql: `select (select version from list_versions where list = 'names') as version,
    (select count(*) from names) as total,
    (select coalesce(json_agg(name order by name), '[]') from names)::text as body`,
};

let database: TestDatabase;
let pool: pg.Pool;
let server: Server;
let metrics: Metrics;
/** How many requests went the whole way. */
let whole: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const dataSource = await new DataSource({
    type: 'postgres',
    url: database.url,
    migrations: [CreateServiceTables1795219200000],
  }).initialize();
  await dataSource.runMigrations();
  await dataSource.query(`create table names (name text); ${listVersionTrigger('names')}`);
  await dataSource.destroy();
});

afterAll(() => database.drop());

beforeEach(async () => {
  await database.query('truncate names');
  await database.query(
    "insert into names select 'a name of a few letters ' || n from generate_series(1, 40) n",
  );
  pool = new pg.Pool({ connectionString: database.url, max: 5 });
  // A connection that ends while the database is dropped is nothing to fail for.
  pool.on('error', () => undefined);
  metrics = new Metrics('names');
  const cache = new ListCache(pool);
  const shortcut = new ListShortcut(cache, metrics);
  whole = 0;
  server = createServer(async (incoming, response) => {
    whole += 1;
    try {
      const list = await cache.read(query);
      const headers = { 'X-Total-Count': String(list.total) };
      shortcut.remember(incoming, { key: list.key, route: '/names', headers });
      const answer = await snapshotAnswer(incoming.headers, list);
      response.writeHead(answer.status, {
        ...headers,
        'Cache-Control': 'no-cache',
        ...answer.headers,
      });
      response.end(answer.body);
    } catch {
      response.writeHead(503).end();
    }
  });
  shortcut.precede(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await pool.end().catch(() => undefined);
});

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: Buffer;
}

const ask = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const sent = request({ port, host: '127.0.0.1', path: url, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const { date, ...rest } = answer.headers;
        resolve({ status: answer.statusCode!, headers: rest, body: Buffer.concat(parts) });
      });
    });
    sent.on('error', reject);
    sent.end();
  });

test('the second visitor of an address takes the shortcut and gets the very same answer', async () => {
  const first = await ask('/names?a=1');
  const second = await ask('/names?a=1');
  expect(whole).toBe(1);
  expect(second).toEqual(first);
  expect(second.headers['x-total-count']).toBe('40');
  await ask('/names?a=2');
  expect(whole).toBe(2);
});

test('nobody takes it once something is written', async () => {
  await ask('/names');
  await ask('/names');
  for (let written = 1; written <= 20; written += 1) {
    await database.query("insert into names values ('new')");
    const answers = await Promise.all([ask('/names'), ask('/names'), ask('/names')]);
    for (const { body } of answers) expect(JSON.parse(body.toString())).toHaveLength(40 + written);
  }
});

test('it knows visitors who hold the list, and those who take it compressed', async () => {
  const { body, headers } = await ask('/names');
  const held = await ask('/names', { 'If-None-Match': String(headers['etag']) });
  expect(held.status).toBe(304);
  expect(held.body).toHaveLength(0);
  const compressed = await ask('/names', { 'Accept-Encoding': 'br' });
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(compressed.body)).toEqual(body);
  expect(whole).toBe(1);
});

test('what somebody signed in asks for neither takes it nor opens it to others', async () => {
  const signedIn = { Authorization: 'Bearer token' };
  await ask('/names?staff', signedIn);
  await ask('/names?staff');
  expect(whole).toBe(2);
  await ask('/names?staff', signedIn);
  expect(whole).toBe(3);
});

test('it is measured like the whole way', async () => {
  await ask('/names');
  await ask('/names');
  const text = await metrics.registry.metrics();
  expect(text).toMatch(/_count\{.*route="\/names",status="200"\} 1/);
});

test('what is no reading goes the whole way, and so does everything while nobody knows the version', async () => {
  await ask('/names');
  await ask('/names', {}, 'HEAD');
  expect(whole).toBe(2);
  await pool.end();
  expect((await ask('/names')).status).toBe(503);
  expect(whole).toBe(3);
});
