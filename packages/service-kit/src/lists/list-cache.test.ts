import { useNamesList } from '../testing/names-list.js';
import { ListCache, type ListDatabase, type ListSource } from './list-cache.js';

const source: ListSource = {
  list: 'names',
  key: 'names',
  async read(manager) {
    const rows = await manager.query<{ name: string }[]>('select name from names order by name');
    return { content: rows.map(({ name }) => name), total: rows.length };
  },
};

const { database, dataSource } = useNamesList();
let reads: string[];

const counted: ListDatabase = {
  query(sql, parameters) {
    reads.push('version');
    return dataSource().query(sql, parameters);
  },
  transaction(isolation, run) {
    reads.push('list');
    return dataSource().transaction(isolation, run);
  },
};

beforeEach(async () => {
  await database().query('truncate names');
  reads = [];
});

const names = async (cache: ListCache) => JSON.parse((await cache.read(source)).body.toString());

test('a cached list uses no more memory than the cache counts for it', async () => {
  const { body } = await new ListCache(counted).read(source);
  expect(body.buffer.byteLength).toBe(body.length);
});

test('a list is read once until the next write', async () => {
  const cache = new ListCache(counted);
  await names(cache);
  await names(cache);
  expect(reads).toEqual(['version', 'list', 'version']);
});

test('no reader gets a list older than the last committed write', async () => {
  const caches = [new ListCache(counted), new ListCache(counted)];
  for (let written = 1; written <= 50; written += 1) {
    await database().query('insert into names values ($1)', [`name ${written}`]);
    const read = await Promise.all(caches.flatMap((cache) => [names(cache), names(cache)]));
    expect(read.map((list) => list.length)).toEqual([written, written, written, written]);
  }
});

test('no reader sees uncommitted changes', async () => {
  const cache = new ListCache(counted);
  const before = await cache.read(source);
  const writer = dataSource().createQueryRunner();
  await writer.startTransaction();
  await writer.query("insert into names values ('secret')");
  expect((await cache.read(source)).etag).toBe(before.etag);
  await writer.rollbackTransaction();
  await writer.release();
  expect((await cache.read(source)).etag).toBe(before.etag);
});

test('concurrent readers get every write that was committed before their request', async () => {
  const cache = new ListCache(counted);
  let committed = 0;
  const writing = (async () => {
    for (let index = 0; index < 60; index += 1) {
      await database().query("insert into names values ('x')");
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
  const cache = new ListCache(counted);
  await database().query("insert into names values ('a')");
  const { etag } = await cache.read(source);
  await database().query(sql);
  expect((await cache.read(source)).etag).not.toBe(etag);
});

test('a new database never repeats a list version', async () => {
  const [first] = await database().query<{ version: string }>(
    'select next_list_version(0) as version',
  );
  const [second] = await database().query<{ version: string }>(
    'select next_list_version(0) as version',
  );
  expect(BigInt(second!.version)).toBeGreaterThan(BigInt(first!.version));
});

test('the least recently used list is evicted first', async () => {
  const cache = new ListCache(counted, 500);
  const variant = (index: number) => ({ ...source, key: `names ${index}` });
  await cache.read(variant(1));
  await cache.read(variant(2));
  await cache.read(variant(3));
  reads = [];
  await cache.read(variant(3));
  expect(reads).toEqual(['version']);
  await cache.read(variant(1));
  expect(reads).toEqual(['version', 'version', 'list']);
});
