import { readJson } from './read-json.js';

/**
 * Checks that a search with `countTo` has the same pages as the exact search, and stops counting only where
 * there are more records.
 * @param get requests the list with a query
 * @param words what is searched, with other filters: `q=oak&sort=title`
 * @returns the number of matches
 */
export async function expectBoundedSearch(
  get: (query: string) => Promise<Response>,
  words: string,
  { limit, countTo }: { limit: number; countTo: number },
): Promise<number> {
  const whole = await readJson<unknown[]>(get(words));
  for (let offset = 0; offset <= whole.length; offset += limit) {
    const page = await get(`${words}&limit=${limit}&offset=${offset}&countTo=${countTo}`);
    const total = Number(page.headers.get('x-total-count'));
    const most = Math.max(countTo, offset + limit);
    expect(await page.json()).toEqual(whole.slice(offset, offset + limit));
    if (whole.length <= most) expect(total).toBe(whole.length);
    else expect(total).toBeGreaterThan(most);
  }
  return whole.length;
}
