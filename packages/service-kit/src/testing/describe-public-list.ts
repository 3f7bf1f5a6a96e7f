import { readJson } from './read-json.js';
import type { TestDatabase } from './test-database.js';

interface PublicListUnderTest {
  /** URL of the list, without limit and offset. */
  address: () => string;
  database: () => TestDatabase;
  /** SQL that inserts a record into the list. The list must already contain at least three records. */
  insert: string;
}

/** Tests that every public list has to pass. */
export function describePublicList(name: string, list: PublicListUnderTest): void {
  const ask = (query = '', headers: Record<string, string> = {}) => {
    const url = list.address();
    return fetch(url + (query && (url.includes('?') ? '&' : '?') + query), { headers });
  };
  const records = async (query = '') => await readJson<unknown[]>(ask(query));

  describe(`the list of ${name}`, () => {
    test('is complete without a limit, and names its total', async () => {
      const response = await ask();
      const body = await readJson<unknown[]>(response);
      expect(response.headers.get('x-total-count')).toBe(String(body.length));
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    });

    test('has pages that are slices of the complete list, with the same total', async () => {
      const whole = await records();
      const response = await ask('limit=2&offset=1');
      expect(await response.json()).toEqual(whole.slice(1, 3));
      expect(response.headers.get('x-total-count')).toBe(String(whole.length));
      expect(await records(`offset=${whole.length - 1}`)).toEqual(whole.slice(-1));
      expect(await records('offset=999999999')).toEqual([]);
    });

    test('has a strong tag, and answers 304 to a client that has it', async () => {
      const etag = (await ask()).headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[^"]+"$/);
      for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const response = await ask('', { 'If-None-Match': held });
        expect(response.status).toBe(304);
        expect(await response.text()).toBe('');
        expect(response.headers.get('etag')).toBe(etag);
      }
      expect((await ask('', { 'If-None-Match': '"other"' })).status).toBe(200);
    });

    test("shows another program's write at once, with a new tag", async () => {
      const before = await ask();
      const count = (await readJson<unknown[]>(before)).length;
      await list.database().query(list.insert);
      const after = await ask('', { 'If-None-Match': before.headers.get('etag') ?? '' });
      expect(after.status).toBe(200);
      expect(await after.json()).toHaveLength(count + 1);
    });

    test('refuses an invalid limit or offset', async () => {
      for (const query of ['limit=0', 'limit=501', 'limit=ten', 'offset=-1', 'limit=1&limit=2']) {
        expect((await ask(query)).status).toBe(400);
      }
    });
  });
}
