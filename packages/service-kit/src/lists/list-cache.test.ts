import pg from 'pg';
import { DataSource } from 'typeorm';
import { CreateServiceTables1795219200000 } from '../database/create-service-tables.js';
import { listVersionTrigger } from '../database/list-version-trigger.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { ListCache } from './list-cache.js';

const query = {
  list: 'names',
  parameters: [],
  sql: `select (select version from list_versions where list = 'names') as version,
    (select count(*) from names) as total,
    (select coalesce(json_agg(name order by name), '[]') from names)::text as body`,
};

let database: TestDatabase;
let pool: pg.Pool;
let statements: string[];

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
  pool = new pg.Pool({ connectionString: database.url, max: 5 });
  // A connection that ends while the database is dropped is nothing to fail for.
  pool.on('error', () => undefined);
  const send = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  pool.query = ((...args: unknown[]) => {
    statements.push(typeof args[0] === 'string' ? 'list' : 'version');
    return send(...args);
  }) as typeof pool.query;
});

beforeEach(async () => {
  await database.query('truncate names');
  statements = [];
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

const names = async (cache: ListCache) => JSON.parse((await cache.read(query)).body.toString());

test('a list is read once for as long as nobody writes', async () => {
  const cache = new ListCache(pool);
  await names(cache);
  await names(cache);
  expect(statements).toEqual(['version', 'list', 'version']);
});

test('no reader gets a list older than the last committed write', async () => {
  const caches = [new ListCache(pool), new ListCache(pool)];
  for (let written = 1; written <= 50; written += 1) {
    await database.query('insert into names values ($1)', [`name ${written}`]);
    const read = await Promise.all(caches.flatMap((cache) => [names(cache), names(cache)]));
    expect(read.map((list) => list.length)).toEqual([written, written, written, written]);
  }
});

test('no reader sees what is written and not committed', async () => {
  const cache = new ListCache(pool);
  const before = await cache.read(query);
  const writer = await pool.connect();
  await writer.query('begin');
  await writer.query("insert into names values ('secret')");
  expect((await cache.read(query)).etag).toBe(before.etag);
  await writer.query('rollback');
  writer.release();
  expect((await cache.read(query)).etag).toBe(before.etag);
});

test('readers and writers at the same time never meet a list that goes back', async () => {
  const cache = new ListCache(pool);
  let committed = 0;
  const writing = (async () => {
    for (let index = 0; index < 60; index += 1) {
      await database.query("insert into names values ('x')");
      committed += 1;
    }
  })();
  const reading = Array.from({ length: 4 }, async () => {
    while (committed < 60) {
      const before = committed;
      expect((await names(cache)).length).toBeGreaterThanOrEqual(before);
    }
  });
  await Promise.all([writing, ...reading]);
});

test.each([
  ['an update', "update names set name = 'b'"],
  ['a deletion', 'delete from names'],
  ['a truncation', 'truncate names'],
])('%s changes the tag', async (_, sql) => {
  const cache = new ListCache(pool);
  await database.query("insert into names values ('a')");
  const { etag } = await cache.read(query);
  await database.query(sql);
  expect((await cache.read(query)).etag).not.toBe(etag);
});

test('a database made anew never repeats a tag', async () => {
  const [first] = await database.query<{ version: string }>(
    'select next_list_version(0) as version',
  );
  const [second] = await database.query<{ version: string }>(
    'select next_list_version(0) as version',
  );
  expect(BigInt(second!.version)).toBeGreaterThan(BigInt(first!.version));
});

test('what is unused longest makes room', async () => {
  const cache = new ListCache(pool, 1_500);
  const variant = (index: number) => ({ ...query, sql: `${query.sql} -- ${index}` });
  await cache.read(variant(1));
  await cache.read(variant(2));
  await cache.read(variant(3));
  statements = [];
  await cache.read(variant(3));
  expect(statements).toEqual(['version']);
  await cache.read(variant(1));
  expect(statements).toEqual(['version', 'version', 'list']);
});
