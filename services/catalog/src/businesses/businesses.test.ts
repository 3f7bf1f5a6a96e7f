import { type Business, businessSchema } from '@town/contracts/businesses/record';
import { describePublicList } from '@town/service-kit/testing/describe-public-list';
import { useService } from '@town/service-kit/testing/service-harness';
import * as z from 'zod/mini';
import { catalogService } from '../catalog-service.js';

const { address, database, read } = useService(catalogService);

const businessesSchema = z.array(businessSchema);

const insert = (name: string, category: string, description = 'A place') =>
  database().query(
    'insert into businesses (name, category, description) values ($1, $2, $3) returning id',
    [name, category, description],
  );

const names = async (query: string) =>
  (await read<Business[]>(`/api/businesses${query}`)).map(({ name }) => name);

beforeAll(async () => {
  await insert('zebra Gifts', 'retail');
  await insert('Old Mill Barbecue', 'restaurant', 'Brisket and ribs');
  await insert('Courthouse Café', 'dining', 'Coffee and pie');
  await insert('Feed & Seed', 'food', 'Everything for the garden; coffee too');
  await insert('Apple Boutique', 'shopping');
  await insert('Shear Joy', 'beauty');
});

test('businesses are sorted by name, ignoring case, in the shape of the contract', async () => {
  const list = await read<unknown[]>('/api/businesses');
  for (const business of list) {
    expect(businessSchema.parse(business)).toEqual(business);
  }
  expect(await names('')).toEqual([
    'Apple Boutique',
    'Courthouse Café',
    'Feed & Seed',
    'Old Mill Barbecue',
    'Shear Joy',
    'zebra Gifts',
  ]);
});

test.each([
  ['dining', ['Courthouse Café', 'Feed & Seed', 'Old Mill Barbecue']],
  ['shopping', ['Apple Boutique', 'zebra Gifts']],
  ['restaurant', ['Old Mill Barbecue']],
  ['beauty', ['Shear Joy']],
  ['nothing', []],
])('the category %s selects its businesses', async (category, expected) => {
  expect(await names(`?category=${category}`)).toEqual(expected);
});

test('a part of a name filters the list, and several parts are alternatives', async () => {
  expect(await names('?name=MILL')).toEqual(['Old Mill Barbecue']);
  expect(await names('?name=caf%C3%A9,seed&limit=1&offset=1')).toEqual(['Feed & Seed']);
  expect(await names('?category=dining&name=gifts')).toEqual([]);
  expect(await names('?name=%25')).toEqual([]);
});

test('a long list is complete, in order, and the same with and without compression', async () => {
  const rows = await database().query<{ id: string }>(
    `insert into businesses (name, category, description)
      select 'Place ' || n, 'long', 'x' from generate_series(1, 1200) n returning id`,
  );
  const ask = (query: string, headers: Record<string, string>) =>
    fetch(address(`/api/businesses?category=long${query}`), { headers });
  const plain = await ask('', { 'Accept-Encoding': 'identity' });
  expect(plain.headers.get('x-total-count')).toBe('1200');
  expect(plain.headers.get('content-encoding')).toBeNull();
  const whole = businessesSchema.parse(await plain.json());
  expect(whole.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort());
  const sorted = whole.map(({ name }) => name.toLowerCase());
  expect(sorted).toEqual([...sorted].sort());
  const zipped = await ask('', { 'Accept-Encoding': 'br, gzip' });
  expect(zipped.headers.get('content-encoding')).toBe('gzip');
  expect(await zipped.json()).toEqual(whole);
  const etag = plain.headers.get('etag') ?? '';
  expect((await ask('', { 'If-None-Match': etag })).status).toBe(304);
  const rest = await ask('&offset=100', {});
  expect(rest.headers.get('x-total-count')).toBe('1200');
  expect(await rest.json()).toEqual(whole.slice(100));
  await database().query("delete from businesses where category = 'long'");
  expect(await (await ask('', { 'If-None-Match': etag })).json()).toEqual([]);
});

test('a search finds words of the name before words of the description', async () => {
  expect(await names('?q=courthouse')).toEqual(['Courthouse Café']);
  expect(await names('?q=coffee')).toEqual(['Courthouse Café', 'Feed & Seed']);
  expect(await names('?q=cofee&category=food')).toEqual(['Feed & Seed']);
  expect(await names('?q=cafe&limit=1')).toEqual(['Courthouse Café']);
  expect(await names('?q=zeppelin')).toEqual([]);
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', null],
])(
  'a client that accepts %s gets the list in %s, with a strong entity tag of its own',
  async (accepts, encoding) => {
    const headers = { 'Accept-Encoding': accepts };
    const response = await fetch(address('/api/businesses'), { headers });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.json()).toHaveLength(6);
    const etag = response.headers.get('etag') ?? '';
    expect(etag).toMatch(encoding ? new RegExp(`^".+-${encoding}"$`) : /^"[\w-]+"$/);
    const again = { ...headers, 'If-None-Match': etag };
    expect((await fetch(address('/api/businesses'), { headers: again })).status).toBe(304);
  },
);

describePublicList('businesses', {
  address: () => address('/api/businesses'),
  database,
  insert: "insert into businesses (name, category, description) values ('New', 'retail', 'x')",
});

describePublicList('businesses that match', {
  address: () => address('/api/businesses?q=place'),
  database,
  insert: "insert into businesses (name, category, description) values ('My Place', 'food', 'x')",
});
