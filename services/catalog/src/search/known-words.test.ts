import type { SearchHit } from '@town/contracts/search/hit';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';

const { database, read } = useService(catalogService);

const names = async (q: string) =>
  (await read<SearchHit[]>(`/api/search?q=${encodeURIComponent(q)}`)).map(({ name }) => name);

beforeAll(() =>
  database().query(`
    insert into services (name, description, category) values
      ('Square Auto Repair', 'Brakes and engines', 'automotive'),
      ('Gravel and Stone', 'Laid with care, by the cartload', 'other'),
      ('Spring Nursery', 'Plantas', 'other'), ('Blanco Vallis', 'x', 'other'),
      ('Numbat Christmas Trees', 'x', 'other'), ('Numbat Navideño', 'x', 'other'),
      ('Numbat City Council', 'x', 'other'), ('Numbat Visitor Center', 'x', 'other'),
      ('Numbat Bakery', 'x', 'other'),
      ('Numbat Outfitters', 'Tubes and kayaks', 'other'), ('Numbat Kennel', 'For dogs', 'other'),
      ('Numbat Taproom', 'x', 'other'), ('Numbat Courthouse', 'x', 'other'),
      ('Numbat Mail', 'x', 'other'), ('Numbat Records', 'x', 'other'), ('Numbat Cooperative', 'x', 'other'),
      ('Numbat Sheriff', 'x', 'other'), ('Numbat Bank', 'x', 'other')`),
);

test.each(['mechanic', 'mecánico', 'llantas'])(
  '"%s" is a known word, so it is not corrected and finds nothing else',
  async (word) => {
    expect(await names(word)).toEqual(['Square Auto Repair']);
  },
);

test('a known word without a result is not corrected to another word', async () => {
  await database().query(`insert into search_synonyms (words) values ('{zorilla,blenco}')`);
  expect(await names('blenco')).toEqual([]);
});

test('a synonym of a corrected word does not match the beginning of other words', async () => {
  expect(await names('mechanik')).toEqual(['Square Auto Repair']);
});

test.each([
  ['navidad', 'Numbat Christmas Trees'],
  ['navidad', 'Numbat Navideño'],
  ['christmas', 'Numbat Navideño'],
  ['xmas', 'Numbat Christmas Trees'],
  ['mayor', 'Numbat City Council'],
  ['alcalde', 'Numbat City Council'],
  ['concejo', 'Numbat City Council'],
  ['tourist information', 'Numbat Visitor Center'],
  ['información turística', 'Numbat Visitor Center'],
  ['oil change', 'Square Auto Repair'],
  ['cambio de aceite', 'Square Auto Repair'],
  ['frenos', 'Square Auto Repair'],
  ['birthday cake', 'Numbat Bakery'],
  ['pastel', 'Numbat Bakery'],
  ['tubing', 'Numbat Outfitters'],
  ['canoe', 'Numbat Outfitters'],
  ['kayak rental', 'Numbat Outfitters'],
  ['perros', 'Numbat Kennel'],
  ['alguacil', 'Numbat Sheriff'],
  ['cajero', 'Numbat Bank'],
  ['banco', 'Numbat Bank'],
  ['tourist info', 'Numbat Visitor Center'],
  ['bar', 'Numbat Taproom'],
  ['corte', 'Numbat Courthouse'],
  ['comprar estampillas', 'Numbat Mail'],
  ['register to vote', 'Numbat Records'],
  ['PEC', 'Numbat Cooperative'],
])('"%s" finds %s, which uses another word', async (words, name) => {
  expect(await names(words)).toContain(name);
});

test('"pecans" does not find what is on Pecan Street, and "gym" nothing that fits', async () => {
  await database().query(`insert into services (name, description, category, address) values
    ('Quoll Pecan', 'Gifts that fit', 'other', '9 Pecan St'), ('Quoll Stand', 'Pecans', 'other', null)`);
  expect(await names('pecans')).toEqual(['Quoll Stand']);
  expect(await names('pecan')).toContain('Quoll Pecan');
  expect(await names('gym')).toEqual([]);
});

test('a meal alone finds places to eat before anything else', async () => {
  await database().query(`
    insert into businesses (name, description, category) values ('Quoll Diner', 'Breakfast', 'restaurant');
    insert into services (name, description, category) values ('Breakfast Numbat', 'x', 'other')`);
  expect(await names('breakfast')).toEqual(['Quoll Diner', 'Breakfast Numbat']);
});

test('words that say little are ignored if no record has them', async () => {
  expect(await names('sheriff office')).toEqual(['Numbat Sheriff']);
  expect(await names('bakery delivery downtown')).toEqual(['Numbat Bakery']);
  expect(await names('office')).toEqual([]);
});
