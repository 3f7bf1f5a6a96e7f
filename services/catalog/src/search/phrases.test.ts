import type { SearchHit } from '@town/contracts/search/hit';
import { addDays, dayNames } from '@town/contracts/town/date';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';
import { type IndexedText, indexText } from '../testing/index-text.js';
import { useToday } from '../testing/set-today.js';

const { address, database, read } = useService(catalogService);

const pathOf = (q: string) => `/api/search?q=${encodeURIComponent(q)}`;
const hits = (q: string) => read<SearchHit[]>(pathOf(q));
const names = async (q: string) => (await hits(q)).map(({ name }) => name);
const index = (...document: IndexedText) => indexText(database(), ...document);

/** A Wednesday. */
const today = '2027-03-10';
useToday(today);

beforeAll(async () => {
  await database().query(`
    insert into businesses (name, description, category) values
      ('Numbat Diner', 'Happy hour 4-6', 'restaurant'),
      ('Numbat Brewery', 'Nightlife', 'food'),
      ('Quoll Bar', 'x', 'food'),
      ('Quoll Barbecue', 'Ribs, and a salad', 'restaurant'),
      ('Barón Numbat', 'Un barómetro', 'retail'),
      ('Uñas Lupita', 'x', 'beauty'),
      ('Quoll Beauty', 'Uñas acrílicas y corte de pelo', 'beauty'),
      ('Quoll Chairs', 'Vende unas sillas', 'retail'),
      ('H-E-B', 'x', 'food'), ('Bilby Bar-B-Q', 'x', 'restaurant'), ('Possum Bar B Que', 'x', 'food'),
      ('Quoll Cabin', 'x', 'other'), ('Numbat Lodging', 'x', 'other');
    insert into churches (name, description) values ('Numbat Church', 'x'), ('Quoll Chapel', 'Servicio dominical a las 10');
    insert into services (name, description, category) values
      ('Numbat Baseball', 'x', 'other'), ('Numbat Walks', 'Vea las aves', 'other'),
      ('Quoll Hall', 'Closed on Sunday, full service', 'other')`);
  await index('events', 'Blanco Little League Opening Day', null);
});

test.each([
  ['little league', ['Blanco Little League Opening Day', 'Numbat Baseball']],
  ['happy hour', ['Numbat Brewery', 'Quoll Bar', 'Numbat Diner']],
  ['uñas', ['Uñas Lupita', 'Quoll Beauty']],
  ['uñas acrílicas', ['Quoll Beauty']],
  ['corte de pelo', ['Quoll Beauty']],
  ['aves', ['Numbat Walks']],
  ['H-E-B', ['H-E-B']],
  ['heb', ['H-E-B']],
  ['Barón', ['Barón Numbat']],
  ['barómetro', ['Barón Numbat']],
  ['unas sillas', ['Quoll Chairs']],
])('"%s" finds %j', async (q, expected) => {
  expect(await names(q)).toEqual(expected);
});

test('a question for what is on, with a phrase that means something else, finds events', async () => {
  expect(await names('events for little league')).toContain('Blanco Little League Opening Day');
  const q = encodeURIComponent('qué hacer en el parque estatal');
  expect((await fetch(address(`/api/search?q=${q}`))).status).toBe(200);
});

test.each(['Bar-B-Q', 'bar b que', 'bbq', 'barbecue', 'barbacoa'])(
  '"%s" finds barbecue in any spelling',
  async (q) => {
    const expected = ['Bilby Bar-B-Q', 'Possum Bar B Que', 'Quoll Barbecue'];
    expect((await names(q)).sort()).toEqual(expected);
  },
);

test('a name with the phrase comes first, in any form of its words', async () => {
  expect((await names('cabins'))[0]).toBe('Quoll Cabin');
  expect((await names('bars'))[0]).toBe('Quoll Bar');
});

test('the literal words are found without any synonym', async () => {
  await database().query(`create table kept as select * from search_synonyms;
    delete from search_synonyms where 'bar' = any(words) or 'nightlife' = any(words)`);
  expect(await names('bar')).toContain('Quoll Bar');
  await database().query(`insert into search_synonyms (id, words, version) select id, words, version from kept on conflict do nothing;
    drop table kept`);
});

test('the literal words are found among open places, too', async () => {
  const always = [{ dayOfWeek: dayNames, opens: '00:00', closes: '23:59' }];
  await database().query(
    "update businesses set opening_hours = $1, business_status = 'open' where name = 'Uñas Lupita'",
    [JSON.stringify(always)],
  );
  expect(await names('uñas open now')).toEqual(['Uñas Lupita']);
});

test('a place is found by the phrase in its name', async () => {
  await database().query(`insert into businesses (name, description, category) values
    ('Rose Bed and Breakfast', 'x', 'other')`);
  expect((await names('bed and breakfast'))[0]).toBe('Rose Bed and Breakfast');
  await database().query("delete from businesses where name = 'Rose Bed and Breakfast'");
});

test('a phrase beside a day or an amenity is found as it was typed, too', async () => {
  await index('events', 'Possum Tasting', today, 'Happy hour prices');
  const expected = ['Numbat Brewery', 'Numbat Diner', 'Quoll Bar'];
  const [first, ...others] = await names('happy hour tonight');
  expect([first, others.sort()]).toEqual(['Possum Tasting', expected]);
  await database().query(
    `update businesses set amenities = '{outdoor-seating}' where name in ('Numbat Diner', 'Quoll Bar')`,
  );
  expect((await names('happy hour patio')).sort()).toEqual(['Numbat Diner', 'Quoll Bar']);
});

test('events of the day come before places with the amenity', async () => {
  await database().query(`insert into businesses (name, description, category, amenities) values
    ('Koala Yard', 'x', 'food', '{live-music}')`);
  await index('events', 'Koala Evening', today, 'Music on the lawn');
  await index('events', 'Koala Later', addDays(today, 9), 'Music on the lawn');
  expect(await names('live music tonight')).toEqual(['Koala Evening', 'Koala Yard']);
});

test('words far from each other are no phrase', async () => {
  const found = await names('servicio dominical');
  expect(found).toContain('Quoll Chapel');
  expect(found).toContain('Numbat Church');
  expect(await names('sunday service')).not.toContain('Quoll Hall');
});

test('a search that ignores a word has similar results, and counts as missed', async () => {
  await database().query(`insert into services (name, description, category) values
    ('Wombat Room', 'x', 'other'), ('Wombat Inn', 'x', 'other')`);
  expect(await hits('emergency wombat')).toMatchObject([{ fuzzy: true }, { fuzzy: true }]);
  const { headers } = await fetch(address(pathOf('emergency wombat')));
  expect(headers.get('x-search-match')).not.toBeNull();
});

test('a search whose words were all found by correcting them does not count as missed', async () => {
  await database().query(`insert into services (name, description, category) values
    ('Koala Square Miller', 'x', 'other'), ('Koala Miller', 'x', 'other')`);
  const { headers } = await fetch(address(pathOf('square milerl')));
  expect(headers.get('x-search-match')).toBeNull();
  expect(await names('square milerl')).toEqual(['Koala Square Miller', 'Koala Miller']);
});

test('a misspelt word is also guessed at without a vague word beside it', async () => {
  await database().query(`insert into services (name, description, category) values
    ('Possum Storefront', 'Hardware', 'other'), ('Possum Hardware', 'x', 'other')`);
  expect((await names('hardwear store')).sort()).toEqual(['Possum Hardware', 'Possum Storefront']);
});

test('a meal beside another word does not come before records with both', async () => {
  await database().query(`insert into businesses (name, description, category) values
    ('Quokka Lunch', 'x', 'restaurant')`);
  await index('news', 'Free lunch for seniors', null);
  expect((await names('free lunch'))[0]).toBe('Free lunch for seniors');
});

test('a "night club" and "night life" are places to go out, and other words beside "night" are kept', async () => {
  await database().query(`insert into services (name, description, category) values
    ('Quoll Lions Club', 'x', 'other'), ('Abundant Life Bilby', 'x', 'other'),
    ('Wallaby Classes', 'x', 'other')`);
  for (const q of ['night club', 'night life', 'night clubs', 'nightclub']) {
    expect((await names(q)).sort()).toEqual(['Numbat Brewery', 'Quoll Bar']);
  }
  expect(await hits('night classes')).toMatchObject([{ name: 'Wallaby Classes', fuzzy: true }]);
});
