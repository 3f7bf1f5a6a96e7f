/** @jest-environment node */
import { createServer, type Server, type ServerResponse } from 'node:http';
import { listVersionsPath } from '@town/contracts/api/list-versions';
import { forEachApiService } from '@town/contracts/api/owners';
import { portOf } from '@town/process-kit/port-of';
import { register } from 'prom-client';
import { KeptPage } from './kept-page';
import { PageCache } from './page-cache';
import { SourceVersions } from './source-versions';

let server: Server;
/** The versions of the lists, by path, and how often they were requested. */
let versions: Record<string, string | undefined>;
let asked: number;
/** Whether the service answers with the versions of all its lists. */
let saysLists: boolean;
let cache: PageCache;
let rendered: number;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked += 1;
    if (request.url === listVersionsPath) return answerWithLists(response);
    const tag = versions[request.url ?? ''];
    if (!tag) response.writeHead(503).end();
    else if (request.headers['if-none-match'] === tag) response.writeHead(304).end();
    else response.writeHead(200, { etag: tag }).end('[]');
    return undefined;
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  versions = { '/api/businesses': '"1"', '/api/notices': '"1"' };
  asked = 0;
  rendered = 0;
  const url = `http://127.0.0.1:${portOf(server)}`;
  cache = new PageCache(new SourceVersions(forEachApiService(() => url)), 10_000);
});

function answerWithLists(response: ServerResponse): void {
  if (!saysLists) response.writeHead(404).end('{}');
  else if (Object.values(versions).includes(undefined)) response.writeHead(503).end('{}');
  else response.end(JSON.stringify(Object.keys(versions).map(listOf)));
}

const listOf = (path: string) => `${path} ${versions[path]}`;

/** Renders a page that shows the versions of its sources. */
async function render(): Promise<KeptPage> {
  rendered += 1;
  const sources = new Map(
    Object.entries(versions).map(([path, tag = '']) => [
      path,
      { tag, ...(saysLists && { list: listOf(path) }) },
    ]),
  );
  return new KeptPage(`made of ${JSON.stringify(versions)}`, {
    status: 200,
    policy: '',
    used: [],
    sources,
  });
}

const read = async (key = 'page') => (await cache.page(key, render))?.body.toString();

describe.each([
  { services: 'services that name the versions of their lists', says: true },
  { services: 'services that do not', says: false },
])('with $services', ({ says }) => {
  beforeEach(() => {
    saysLists = says;
  });

  test('a page is rendered once while nothing changes', async () => {
    const first = await read();
    expect(await read()).toBe(first);
    expect(await read('another')).toBe(first);
    expect(rendered).toBe(2);
  });

  test('no request gets a page that is older than the last write before it', async () => {
    for (let version = 1; version <= 200; version += 1) {
      versions['/api/businesses'] = `"${version}"`;
      const pages = await Promise.all([read(), read(), read()]);
      for (const page of pages) expect(page).toContain(`\\"${version}\\"`);
    }
  });

  test('requests for the same page share one rendering and the checks of its sources', async () => {
    await Promise.all(Array.from({ length: 20 }, () => read()));
    expect(rendered).toBe(1);
    asked = 0;
    await Promise.all(Array.from({ length: 20 }, () => read()));
    expect(rendered).toBe(1);
    expect(asked).toBeLessThanOrEqual(4);
  });

  test('requests that find the shared rendering stale share the next one', async () => {
    const slowly: (() => void)[] = [];
    const renderSlowly = async () => {
      const page = await render();
      await new Promise<void>((done) => slowly.push(done));
      return page;
    };
    const begun = cache.page('page', renderSlowly);
    await Promise.resolve();
    versions['/api/businesses'] = '"2"';
    const waiting = Array.from({ length: 20 }, () => cache.page('page', renderSlowly));
    slowly.shift()?.();
    await begun;
    while (slowly.length === 0) await new Promise(setImmediate);
    for (const finish of slowly) finish();
    for (const page of await Promise.all(waiting))
      expect(page?.body.toString()).toContain('\\"2\\"');
    expect(rendered).toBe(2);
  });

  test('a rendering that began before a write is not shared with a request after it', async () => {
    let finish: () => void = () => {};
    const slow = cache.page('page', async () => {
      const page = await render();
      await new Promise<void>((done) => {
        finish = done;
      });
      return page;
    });
    await Promise.resolve();
    versions['/api/businesses'] = '"2"';
    const later = read();
    finish();
    await slow;
    expect(await later).toContain('\\"2\\"');
  });

  test('a page is rendered again while a service is down, because its sources cannot be checked', async () => {
    await read();
    versions['/api/notices'] = undefined;
    await read();
    expect(rendered).toBe(2);
  });

  test('a page that must not be cached is rendered each time', async () => {
    const never = jest.fn(() => Promise.resolve(undefined));
    expect(await cache.page('page', never)).toBeUndefined();
    expect(await cache.page('page', never)).toBeUndefined();
    expect(never).toHaveBeenCalledTimes(2);
  });

  test('the oldest pages are evicted when the cache is full', async () => {
    for (let page = 0; page < 100; page += 1) await read(`page ${page}`);
    expect(rendered).toBe(100);
    await read('page 99');
    expect(rendered).toBe(100);
    await read('page 0');
    expect(rendered).toBe(101);
  });
});

test('pages of past minutes use no memory', async () => {
  let now = 1_000;
  const url = `http://127.0.0.1:${portOf(server)}`;
  const versionsOfSources = new SourceVersions(forEachApiService(() => url));
  cache = new PageCache(versionsOfSources, 10_000_000, { now: () => now });
  const sizeAfter = async (key: string) => {
    await read(key);
    const metric = await register.getSingleMetric('page_cache_bytes')?.get();
    return metric?.values[0]?.value ?? 0;
  };
  const one = await sizeAfter('9:00');
  expect(await sizeAfter('another of 9:00')).toBe(2 * one);
  now += 61_000;
  expect(await sizeAfter('9:01')).toBe(one);
});

test('the versions of all lists of a service are read with one request', async () => {
  saysLists = true;
  versions = { '/api/businesses': '"1"', '/api/churches': '"1"', '/api/services': '"1"' };
  await read();
  asked = 0;
  await Promise.all(Array.from({ length: 20 }, () => read()));
  expect(rendered).toBe(1);
  expect(asked).toBe(1);
});
