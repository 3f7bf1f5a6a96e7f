import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createGunzip, gunzipSync } from 'node:zlib';
import { useNamesList } from '../testing/names-list.js';
import type { ListSnapshot } from './list-answer.js';
import { ListCache, type ListSource } from './list-cache.js';

/** More than the buffers between the database and the client hold. */
const part = () => [randomBytes(300_000).toString('base64')];

const { database, dataSource } = useNamesList();

/** A long list whose records come from these parts. */
const listOf = (key: string, readParts: () => AsyncIterable<unknown[]>): ListSource => ({
  list: 'names',
  key,
  read: () => Promise.reject(new Error('it is long')),
  long: { isLong: async () => true, count: async () => 2, readParts },
});

function streamOf({ stream }: ListSnapshot): Readable {
  if (!stream) throw new Error('The list is not sent while it is read');
  return stream;
}

async function wholeOf({ stream, body }: ListSnapshot): Promise<unknown> {
  return JSON.parse(stream ? await text(stream.pipe(createGunzip())) : String(gunzipSync(body)));
}

test('a long list is sent while it is read', async () => {
  const [first, last] = [part(), part()];
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const source = listOf('slow', async function* () {
    yield first;
    await isReleased;
    yield last;
  });
  const snapshot = await new ListCache(dataSource()).read(source);
  expect(snapshot.total).toBe(2);
  await once(streamOf(snapshot), 'readable');
  release();
  expect(await wholeOf(snapshot)).toEqual([...first, ...last]);
});

test('a long list that fits into the cache is read once for concurrent readers', async () => {
  let reads = 0;
  const records = part();
  const source = listOf('small', async function* () {
    reads += 1;
    yield records;
  });
  const cache = new ListCache(dataSource());
  const read = async () => wholeOf(await cache.read(source));
  expect(await Promise.all([read(), read()])).toEqual([records, records]);
  expect(await read()).toEqual(records);
  expect(reads).toBe(1);
  await database().query("insert into names values ('new')");
  expect(await read()).toEqual(records);
  expect(reads).toBe(2);
});

test('a long list that is larger than the cache is read for every reader', async () => {
  let reads = 0;
  const records = part();
  const source = listOf('large', async function* () {
    reads += 1;
    yield records;
  });
  const cache = new ListCache(dataSource(), 100_000);
  const read = async () => wholeOf(await cache.read(source));
  expect(await Promise.all([read(), read()])).toEqual([records, records]);
  expect(reads).toBe(2);
});

test('a reader that leaves ends the reading, and the next one gets its turn', async () => {
  let hasEnded = false;
  const endless = listOf('endless', async function* () {
    try {
      while (true) yield part();
    } finally {
      hasEnded = true;
    }
  });
  const cache = new ListCache(dataSource());
  const left = await cache.read(endless);
  const next = cache.read(
    listOf('next', async function* () {
      yield ['a', 'b'];
    }),
  );
  streamOf(left).destroy();
  expect(await wholeOf(await next)).toEqual(['a', 'b']);
  expect(hasEnded).toBe(true);
});

test('an error while a long list is read reaches its reader, and the next one gets its turn', async () => {
  const cache = new ListCache(dataSource());
  const broken = await cache.read(
    listOf('broken', async function* () {
      yield part();
      throw new Error('the database is away');
    }),
  );
  await expect(text(streamOf(broken))).rejects.toThrow('the database is away');
  const next = await cache.read(
    listOf('next', async function* () {
      yield ['a', 'b'];
    }),
  );
  expect(await wholeOf(next)).toEqual(['a', 'b']);
});

test('an error before the first part is thrown', async () => {
  const source = listOf('uncountable', async function* () {});
  const count = () => Promise.reject(new Error('no count'));
  const long = source.long && { ...source.long, count };
  await expect(
    new ListCache(dataSource()).read({ ...source, ...(long && { long }) }),
  ).rejects.toThrow('no count');
});
