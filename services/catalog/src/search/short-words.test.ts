import type { SearchHit, SearchSuggestion } from '@town/contracts/search/hit';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';

const { database, read } = useService(catalogService);

const names = async (q: string) =>
  (await read<SearchHit[]>(`/api/search?q=${encodeURIComponent(q)}`)).map(({ name }) => name);

beforeAll(() =>
  database().query(`
    insert into businesses (name, description, category) values
      ('Numbat Diner', 'A slice of pie', 'restaurant'), ('Quoll Piedmont Inn', 'x', 'other');
    insert into properties (title, title_es, description, property_type, price, address, contact) values
      ('Numbat cottage', 'Casita de piedra', 'x', 'residential', 1, 'x', 'x')`),
);

test('a short word does not match the beginning of another word if it is itself in a record', async () => {
  expect(await names('pie')).toEqual(['Numbat Diner']);
  expect(await names('pie slice')).toEqual(['Numbat Diner']);
});

test('a short word that is in no record still matches the beginning of a word', async () => {
  expect(await names('num')).toEqual(['Numbat Diner', 'Numbat cottage']);
});

test('a longer word matches the beginning of a word, too', async () => {
  // "Pied" also has the stem of "pie", which comes first.
  expect(await names('pied')).toEqual(
    expect.arrayContaining(['Numbat cottage', 'Quoll Piedmont Inn']),
  );
});

test('a short word may become a longer one while a visitor is typing', async () => {
  const suggestions = await read<SearchSuggestion[]>('/api/search/suggestions?q=pie');
  expect(suggestions.map(({ name }) => name)).toContain('Quoll Piedmont Inn');
});
