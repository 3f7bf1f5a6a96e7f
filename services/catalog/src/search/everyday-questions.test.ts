import type { SearchHit } from '@town/contracts/search/hit';
import { addDays, dayNames } from '@town/contracts/town/date';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';
import { indexText } from '../testing/index-text.js';
import { setToday } from '../testing/set-today.js';

const { database, read } = useService(catalogService);

const names = async (q: string) =>
  (await read<SearchHit[]>(`/api/search?q=${encodeURIComponent(q)}`)).map(({ name }) => name);

/** A Wednesday. */
const today = '2027-03-10';

beforeAll(async () => {
  // Hours with a date count on coming holidays, too.
  const open = (opens: string, closes: string) =>
    JSON.stringify([{ dayOfWeek: dayNames, opens, closes, validFrom: '2000-01-01' }]);
  await database().query(
    `insert into businesses (name, description, category, opening_hours) values
      ('Numbat Feed', 'Animal feed', 'retail', '[]'), ('Dunnart Grill', 'Dinner', 'restaurant', '[]'),
      ('Numbat Diner', 'Dinner', 'restaurant', $1), ('Quoll Cantina', 'Food', 'restaurant', $2)`,
    [open('00:00', '00:01'), open('03:00', '02:00')],
  );
  await database().query(`
    insert into services (name, description, category) values ('Quoll League Night', 'x', 'other');
    insert into properties (title, description, property_type, address, price, contact) values
      ('Quoll lot', 'Partly in the flood plain', 'land', '1 Oak', 1, 'a@example.com')`);
  await indexText(database(), 'news', 'When the river rises', null, 'After the flood of May');
  await indexText(database(), 'civic-contacts', 'Cámara de Comercio', null);
  await indexText(database(), 'civic-contacts', 'Numbat Courthouse', null, 'County records');
  await indexText(database(), 'civic-contacts', 'Numbat City Hall', null, 'City administration');
});

beforeEach(() => {
  setToday(today);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await database().query("delete from businesses where name like 'Bilby %'");
  await database().query("delete from properties where title like 'Bilby %'");
});

test.each(['flood', 'flooding', 'floods', 'inundación', 'inundaciones'])(
  '"%s" finds advice before a property that lies near water',
  async (q) => {
    expect(await names(q)).toEqual(['When the river rises', 'Quoll lot']);
  },
);

test('"flood plain" still finds the property', async () => {
  expect((await names('flood plain'))[0]).toBe('Quoll lot');
});

test.each(['animal shelter', 'animal control', 'refugio de animales', 'perrera'])(
  '"%s" does not find a shop for animal feed',
  async (q) => {
    expect(await names(q)).toEqual([]);
  },
);

test('an animal shelter is found if the town has one', async () => {
  await indexText(database(), 'civic-contacts', 'Wombat Animal Shelter', null);
  expect(await names('refugio de animales')).toEqual(['Wombat Animal Shelter']);
  await database().query("delete from search_documents where name = 'Wombat Animal Shelter'");
});

test('"dmv" finds the county offices, and "bache" the city hall', async () => {
  expect(await names('dmv')).toEqual(['Numbat Courthouse']);
  expect(await names('DMV office')).toEqual(['Numbat Courthouse']);
  expect(await names('D.M.V.')).toEqual(['Numbat Courthouse']);
  expect(await names('report a pothole')).toEqual(['Numbat City Hall']);
  expect(await names('bache')).toEqual(['Numbat City Hall']);
});

test('an office for driver licenses is found in either language', async () => {
  expect(await names('licencia de manejar')).toEqual([]);
  await indexText(database(), 'civic-contacts', 'Bilby Driver License Office', null);
  for (const q of ['licencia de manejar', 'licencia de conducir', "driver's license"]) {
    expect(await names(q)).toEqual(['Bilby Driver License Office']);
  }
});

test.each([
  'where to eat sunday evening',
  'restaurants on Friday night',
  'dónde comer el sábado por la noche',
  'cenar el domingo por la noche',
  'eat tonight',
  'cenar esta noche',
])('"%s" finds places that are open then', async (q) => {
  expect(await names(q)).toEqual(['Quoll Cantina']);
});

test.each(['eat today', 'eat tomorrow', 'comer hoy', 'comer mañana'])(
  '"%s" finds places that are open on that day',
  async (q) => {
    const found = await names(q);
    expect(found).toContain('Quoll Cantina');
    expect(found).not.toContain('Dunnart Grill');
  },
);

test.each(['restaurants today', 'eat today', 'comer hoy', 'restaurantes hoy'])(
  '"%s" finds places that are open at some time today, also earlier',
  async (q) => {
    expect((await names(q)).sort()).toEqual(['Numbat Diner', 'Quoll Cantina']);
  },
);

const forPie = ['pie', 'pies', 'apple pie', 'apple pies'];

test.each(forPie)('"%s" finds no record that says "a pie" (on foot)', async (q) => {
  await database().query(`
    insert into properties (title, description, description_es, property_type, address, price, contact)
      values ('Bilby home', 'Walk to school, apple tree', 'A la escuela a pie', 'residential', '1 Oak', 1, 'a@example.com')`);
  await database().query(`insert into businesses (name, description, description_es, category)
    values ('Bilby Bakery', 'Apple pie by the slice', 'A un minuto a pie', 'restaurant')`);
  expect(await names(q)).toEqual(['Bilby Bakery']);
  expect(await names('escuela a pie')).toEqual(['Bilby home']);
});

test.each(forPie)('"%s" finds places that say "a pie" in English', async (q) => {
  await database().query(`
    insert into businesses (name, description, description_es, category) values
      ('Bilby Corner', 'Stop in for coffee and a pie, apple or pecan', null, 'retail'),
      ('Bilby Take a Pie', 'Apple', null, 'retail'),
      ('Bilby Pies', 'Apple', 'A un minuto a pie', 'retail'),
      ('Bilby Cart', 'Banana pie, apple cake', 'A un minuto a pie de la plaza', 'retail')`);
  const found = ['Bilby Cart', 'Bilby Corner', 'Bilby Pies', 'Bilby Take a Pie'];
  expect((await names(q)).sort()).toEqual(found);
});

test.each([
  ['almorzar', 'almuerzo'],
  ['abierto ahora para almorzar', 'abierto ahora almuerzo'],
])('"%s" finds what "%s" finds', async (verb, noun) => {
  const found = await names(noun);
  expect(found).toContain('Quoll Cantina');
  expect(await names(verb)).toEqual(found);
});

test('a part of a day after its name is no word that a record must contain', async () => {
  expect(await names('cantina saturday night')).toEqual(['Quoll Cantina']);
  expect(await names('league night')).toEqual(['Quoll League Night']);
});

test.each([
  'late night food',
  'late-night eats',
  'food late at night',
  'comida de noche',
  'cenar tarde',
])('"%s" finds places that are open late today', async (q) => {
  expect(await names(q)).toEqual(['Quoll Cantina']);
});

test('a record whose name begins with the words of such a search is found by its name', async () => {
  await database().query(`insert into businesses (name, description, category)
    values ('Late Night Pizza', 'Slices', 'other'), ('Bilby Pizza', 'Pizza', 'restaurant')`);
  expect(await names('Late Night Pizza')).toEqual(['Late Night Pizza']);
  expect(await names('late-night pizza')).toEqual(['Late Night Pizza']);
  await database().query("delete from businesses where name like '% Pizza'");
});

test('an event with the name of such a search comes before the places, and does not replace them', async () => {
  await indexText(database(), 'events', 'Late night food', addDays(today, 20));
  expect(await names('late night food')).toEqual(['Late night food', 'Quoll Cantina']);
  await database().query("delete from search_documents where name = 'Late night food'");
  await indexText(database(), 'events', 'Late night food', addDays(today, -20));
  expect(await names('late night food')).toEqual(['Quoll Cantina']);
  await database().query("delete from search_documents where name = 'Late night food'");
});
