import { type SearchSuggestion, searchSuggestionSchema } from '@town/contracts/search/hit';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';

const { address, database, read } = useService(catalogService);

beforeAll(() =>
  database().query(`
    insert into businesses (name, description, category) values
      ('Old Mill Barbecue', 'Brisket and ribs by the river', 'restaurant');
    insert into services (name, description, category) values
      ('River Plumbing', 'Pipes and heaters', 'home_services');
    insert into properties (title, description, property_type, address, price, contact) values
      ('River Bend', 'Forty acres', 'land', '12 Ranch Road', 1, '830-555-0112')`),
);

test('suggestions are the best matches of the first letters', async () => {
  const suggested = await read<SearchSuggestion[]>('/api/search/suggestions?q=riv');
  expect(suggested.map((each) => searchSuggestionSchema.parse(each).name)).toEqual([
    'River Plumbing',
    'River Bend',
    'Old Mill Barbecue',
  ]);
  expect(await read('/api/search/suggestions?q=zzzz')).toEqual([]);
});

test('suggestions support the same headers as other lists', async () => {
  const path = '/api/search/suggestions?q=riv';
  const whole = await read<SearchSuggestion[]>(path);
  const response = await fetch(address(`${path}&limit=1&offset=1`));
  expect(await response.json()).toEqual([whole[1]]);
  expect(response.headers.get('x-total-count')).toBe('3');
  const etag = response.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"/);
  const again = await fetch(response.url, { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
  expect((await fetch(address(`${path}&limit=0`))).status).toBe(400);
});

test('suggestions support words that are only the beginning of a synonym', async () => {
  const suggested = async (q: string) =>
    (await read<SearchSuggestion[]>(`/api/search/suggestions?q=${q}`)).map(({ name }) => name);
  expect(await suggested('plome')).toEqual(['River Plumbing']);
  expect(await suggested('river%20plom')).toEqual(['River Plumbing']);
  expect(await suggested('asad')).toEqual(['Old Mill Barbecue']);
  expect(await suggested('zo')).toEqual([]);
});
