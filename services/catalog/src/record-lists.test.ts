import type { ManagedRecord } from '@town/contracts/managed-records/record';
import { expectBoundedSearch } from '@town/service-kit/testing/expect-bounded-search';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from './catalog-service.js';
import { bakery, businesses, deskClient } from './testing/desk-client.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const { call, send, create } = deskClient(harness, auth);

test('lists support search, filters, sorting and a total', async () => {
  for (const [name, category] of [
    ['Listed Alpha', 'retail'],
    ['Listed Beta', 'beauty'],
  ]) {
    await create({ ...bakery, name, category, description: '100% listed' });
  }
  const names = async (query: string) =>
    (await send<ManagedRecord[]>('GET', `${businesses}?${query}`)).map((each) => each['name']);
  expect(await names('q=listed&sort=-title')).toEqual(['Listed Beta', 'Listed Alpha']);
  expect(await names('q=100%25&sort=title')).toEqual(['Listed Alpha', 'Listed Beta']);
  expect(await names('q=1.0%25')).toEqual([]);
  expect(await names('q=listed&category=beauty')).toEqual(['Listed Beta']);
  expect(await names('q=listed&state=published')).toEqual([]);
  const page = await call('GET', `${businesses}?q=listed&sort=title&limit=1&offset=1`);
  expect(page.headers.get('x-total-count')).toBe('2');
  expect(await page.json()).toMatchObject([{ name: 'Listed Beta' }]);
  const after = await call('GET', `${businesses}?q=listed&limit=1&offset=2`);
  expect(after.headers.get('x-total-count')).toBe('2');
  expect(await after.json()).toEqual([]);
  expect((await call('GET', `${businesses}?sort=price`)).status).toBe(400);
});

test('a list has records of every state except archived, which have a list of their own', async () => {
  for (const state of ['Draft', 'Scheduled', 'Published', 'Archived']) {
    const { id } = await create({ ...bakery, name: `Stately ${state}` });
    const at = state === 'Scheduled' ? '9999-01-01T00:00:00.000Z' : undefined;
    if (at ?? state === 'Published') {
      await send('POST', `${businesses}/${id}/publish`, { body: { at } });
    }
    if (state === 'Archived') await send('POST', `${businesses}/${id}/archive`);
  }
  const list = async (query: string) => {
    const path = `${businesses}?q=stately&sort=title${query}`;
    const { headers } = await call('GET', path);
    const records = await send<ManagedRecord[]>('GET', path);
    return [headers.get('x-total-count'), ...records.map(({ state }) => state)];
  };
  expect(await list('')).toEqual(['3', 'draft', 'published', 'scheduled']);
  expect(await list('&state=all&limit=1&offset=1')).toEqual(['3', 'published']);
  for (const state of ['draft', 'scheduled', 'published', 'archived']) {
    expect(await list(`&state=${state}`)).toEqual(['1', state]);
  }
});

test('a search of frequent words counts as far as it is asked, and has the same pages', async () => {
  for (let n = 0; n < 23; n += 1) {
    await create({ ...bakery, name: `Frequent ${n}`, description: n % 5 ? 'Elm' : 'Oak' });
  }
  const get = (query: string) => call('GET', `${businesses}?${query}`);
  for (const countTo of [1, 6, 10, 100]) {
    const pages = { limit: 4, countTo };
    expect(await expectBoundedSearch(get, 'q=frequent&sort=title', pages)).toBe(23);
    expect(await expectBoundedSearch(get, 'q=oak frequent', pages)).toBe(5);
    expect(await expectBoundedSearch(get, 'q=nowhere', pages)).toBe(0);
  }
});

test('matches behind thousands of other records have the same pages in each order', async () => {
  await harness.database().query(`
    insert into records (kind, slug_scope, slug, state, version, title, content, updated_by, updated_at)
    select 'businesses', 'directory', 'far-' || n, 'draft', 1,
      case when n > 2100 then 'Zinnia ' else 'Aster ' end || n,
      jsonb_build_object('name', 'Far', 'description', case when n > 2100 then 'Faraway' else 'Near' end),
      'ann@example.com', now() - n * interval '1 minute' from generate_series(1, 2130) n`);
  const get = (query: string) => call('GET', `${businesses}?${query}`);
  for (const sort of ['title', '-title', 'updatedAt', '-updatedAt']) {
    const pages = { limit: 7, countTo: 5 };
    expect(await expectBoundedSearch(get, `q=faraway&sort=${sort}`, pages)).toBe(30);
  }
});
