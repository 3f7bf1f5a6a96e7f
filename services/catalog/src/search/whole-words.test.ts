import type { SearchHit } from '@town/contracts/search/hit';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';
import { indexText } from '../testing/index-text.js';
import { setToday } from '../testing/set-today.js';

const { database, read } = useService(catalogService);

const names = async (q: string) =>
  (await read<SearchHit[]>(`/api/search?q=${encodeURIComponent(q)}`)).map(({ name }) => name);

beforeEach(() => {
  setToday('2027-03-10');
});
afterEach(() => {
  jest.restoreAllMocks();
  return database().query('delete from search_documents; delete from businesses');
});

test('a synonym of a finished word comes before the beginning of another word', async () => {
  await database().query(
    `insert into businesses (name, description, category)
     values ('Wombat Hills', 'Granite above the river. Hike before noon.', 'other')`,
  );
  await indexText(database(), 'events', 'Koala Parade', '2027-12-11', 'Trailers and lights');
  expect(await names('trail')).toEqual(['Wombat Hills', 'Koala Parade']);
});

test('a finished word in a text comes before the beginning of another word in a name', async () => {
  await database().query(
    `insert into businesses (name, description, category) values
      ('Trailer Sales', 'Trailers', 'other'), ('Wombat Hills', 'A trail along the river', 'other')`,
  );
  expect(await names('trail')).toEqual(['Wombat Hills', 'Trailer Sales']);
});

test('two words that a name writes as one come before the beginnings of other words', async () => {
  await database().query(
    `insert into businesses (name, description, category) values
      ('Coffeepot Housewares', 'x', 'other'), ('Quoll Coffeehouse', 'x', 'other')`,
  );
  expect(await names('coffee house')).toEqual(['Quoll Coffeehouse', 'Coffeepot Housewares']);
});
