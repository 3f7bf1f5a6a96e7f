/** Searches that went wrong when the site was walked through as a family, a resident and a wedding's planner. */
import type { SearchHit } from '@town/contracts/search/hit';
import { dayNames } from '@town/contracts/town/date';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';
import { indexText } from '../testing/index-text.js';
import { setToday } from '../testing/set-today.js';

const { database, read } = useService(catalogService);

const hits = (q: string) => read<SearchHit[]>(`/api/search?q=${encodeURIComponent(q)}`);
const names = async (q: string) => (await hits(q)).map(({ name }) => name);

beforeEach(() => {
  // A Wednesday, about noon.
  setToday('2027-03-10');
});
afterEach(() => {
  jest.restoreAllMocks();
  return database().query(
    'delete from search_documents; delete from businesses; delete from services; delete from churches; delete from properties',
  );
});

test.each(['lodging', 'hotel tonight', 'dónde dormir', 'rooms for rent'])(
  'a room or a cabin in a text is no place to stay: "%s"',
  async (q) => {
    await database().query(`
      insert into services (name, description, category) values
        ('Quoll Stays', 'Cottages and rooms by the night', 'other'),
        ('Koala Laundry', 'Washers for a whole cabin, una cabaña', 'other');
      insert into businesses (name, description, category) values
        ('Koala Coffee', 'Beans roasted in the back room', 'food');
      insert into properties (title, description, property_type, address, price, contact) values
        ('Limestone cottage', 'Two rooms', 'residential', '1 Oak', 1, 'a@example.com')`);
    const [first, ...others] = await names(q);
    expect(first).toBe('Quoll Stays');
    expect(others).not.toContain('Koala Coffee');
    expect(others).not.toContain('Koala Laundry');
  },
);

test('a cabin is found by its name, and several by a text', async () => {
  await database().query(`
    insert into services (name, description, category) values
      ('Quoll Cabin', 'By the river', 'other'), ('Koala Ranch', 'Cabins by the river', 'other')`);
  expect(await names('hotel')).toEqual(['Quoll Cabin', 'Koala Ranch']);
});

test.each([
  ...['water leak', 'fuga de agua', 'no hay agua', 'no tengo agua', 'no water', 'my water is off'],
])('the city takes care of the water, and a plumber of what is in the house: "%s"', async (q) => {
  await indexText(database(), 'civic-contacts', 'Quoll City Water', null);
  await database().query(
    `insert into services (name, description, category) values
      ('Wombat Plumbing', 'Water leaks. Fugas de agua.', 'other')`,
  );
  expect(await names(q)).toEqual(['Quoll City Water', 'Wombat Plumbing']);
});

test.each([
  ...[
    'water leak under the sink',
    'water leak in my bathroom',
    'toilet water leak',
    'no hot water',
  ],
  ...['water leak ceiling', 'fuga de agua en el baño', 'fuga de agua en la cocina'],
  ...['hot water is out', 'no hay agua caliente', 'hay una fuga de agua en mi casa'],
  ...['leak under the sink', 'water heater leaking', 'water leak under the house'],
])('trouble with the water in a house is for a plumber, and not for the city: "%s"', async (q) => {
  await indexText(database(), 'civic-contacts', 'Quoll City Water', null);
  await database().query(
    "insert into services (name, description, category) values ('Wombat Plumbing', 'Drains', 'other')",
  );
  expect(await names(q)).toEqual(['Wombat Plumbing']);
});

test.each([
  ...['water leak near my house', 'water leak by the house', 'water leak outside my house'],
  ...['no water in my house', 'no water at home', 'no water at my business', 'no water pressure'],
  ...['no hay agua en mi casa', 'no hay presión de agua', 'big water leak', 'water leak outside'],
  ...['no water this morning', 'low water pressure'],
  ...['water leak at the meter', 'water leak on the sidewalk', 'water leak in front of my house'],
])('the water around a house, or of a whole house, is for the city: "%s"', async (q) => {
  await indexText(database(), 'civic-contacts', 'Quoll City Water', null);
  await database().query(
    "insert into services (name, description, category) values ('Wombat Plumbing', 'Drains', 'other')",
  );
  expect((await hits(q))[0]).toMatchObject({ name: 'Quoll City Water', fuzzy: false });
});

test.each([
  ...['fuga de gas en casa', 'gas leak in kitchen', 'gas leak in my house', 'propane leak heater'],
  ...['my house roof is leaking', 'leaking roof house', 'roof leak in kitchen', 'fuga techo'],
  ...['ceiling leak', 'oil leak hot car', 'hot springs no water'],
])('gas, oil and a roof are no work for a plumber: "%s"', async (q) => {
  await database().query(
    "insert into services (name, description, category) values ('Wombat Plumbing', 'Drains', 'other')",
  );
  expect(await names(q)).toEqual([]);
});

test.each([
  ['hiking trail no water', 'Hiking Trail'],
  ['cave tour no water', 'Cave Tour'],
  ['water is off limits', 'Off Limits'],
  ['salt water out fishing', 'Salt Fishing'],
])('water beside something else is no trouble: "%s"', async (q, name) => {
  await indexText(database(), 'civic-contacts', 'Quoll City Water', null);
  // Without water, as a record with all the words comes first anyway.
  await database().query(
    "insert into services (name, description, category) values ($1, 'Outdoors', 'other')",
    [name],
  );
  expect((await names(q))[0]).toBe(name);
});

test('a business beside a church does not hide the churches that a search asks for', async () => {
  await database().query(
    `insert into businesses (name, description, category, hours)
     values ('Quoll Books', 'Beside the church', 'retail', 'By chance')`,
  );
  await database().query(
    "insert into churches (name, description, service_schedule) values ('Numbat Church', 'Supper', 'Wed 6 PM')",
  );
  for (const q of ['church open sunday', 'church open now', 'iglesia abierta el domingo']) {
    expect(await names(q)).toContain('Numbat Church');
  }
});

test('the times of services are no opening hours, unless the search is for a church', async () => {
  await database().query(
    `insert into businesses (name, description, category, opening_hours)
     values ('Quoll Diner', 'Supper', 'food', $1)`,
    [JSON.stringify([{ dayOfWeek: dayNames, opens: '06:00', closes: '21:00' }])],
  );
  await database().query(
    "insert into churches (name, description, service_schedule) values ('Numbat Church', 'Supper', 'Wed 6 PM')",
  );
  for (const q of ['supper open now', 'supper open at 8pm', 'supper open today']) {
    expect(await names(q)).toEqual(['Quoll Diner']);
  }
  expect(await names('church open today')).toEqual(['Numbat Church']);
});

test.each(['event space', 'venue', 'event venues', 'reception hall', 'salón de eventos'])(
  'whoever looks for a venue finds the places with room for large groups: "%s"',
  async (q) => {
    await database().query(
      `insert into businesses (name, description, category, amenities) values
        ('Quoll Grill', 'Steaks', 'food', '{large-groups}'), ('Wombat Grill', 'Steaks', 'food', '{}')`,
    );
    await indexText(database(), 'events', 'Koala Event', '2027-03-20', 'An event');
    expect(await names(q)).toEqual(['Quoll Grill']);
  },
);

test('a venue with something else is a place for it', async () => {
  await database().query(
    `insert into businesses (name, description, category, amenities) values
      ('Quoll Bar', 'Drinks', 'food', '{live-music}'), ('Wombat Grill', 'Steaks', 'food', '{large-groups}'),
      ('Possum Barn', 'A venue for music', 'food', '{}')`,
  );
  expect((await hits('live music venues'))[0]).toMatchObject({ name: 'Quoll Bar', fuzzy: false });
  expect((await names('music venue'))[0]).toBe('Possum Barn');
});

test('a venue for a wedding is a similar result, or one that names weddings', async () => {
  await database().query(
    `insert into businesses (name, description, category, amenities) values
      ('Quoll Grill', 'Steaks', 'food', '{large-groups}')`,
  );
  expect(await hits('wedding venue')).toMatchObject([{ name: 'Quoll Grill', fuzzy: true }]);
  await database().query(
    `insert into services (name, description, category) values ('Wombat Barn', 'A venue for weddings', 'other')`,
  );
  expect((await hits('wedding venue'))[0]).toMatchObject({ name: 'Wombat Barn' });
});

test.each(['new in town', 'new to the area', 'just moved here', 'recién llegados'])(
  'who is new in town begins at the city hall: "%s"',
  async (q) => {
    await indexText(database(), 'civic-contacts', 'Quoll City Hall', null);
    await indexText(database(), 'events', 'A town evening', '2027-03-13', 'For who is new');
    expect((await names(q))[0]).toBe('Quoll City Hall');
  },
);

test.each([
  ...["what's new in town", 'whats new in town', 'what is new in town', "who's new in town"],
  ...['anything new in town', 'qué hay de nuevo en el pueblo', 'algo nuevo en el pueblo'],
])('what is new in town is no question for an office: "%s"', async (q) => {
  await indexText(database(), 'civic-contacts', 'Quoll City Hall', null);
  await indexText(database(), 'news', 'A new café opens', null, 'Algo nuevo');
  expect(await names(q)).toEqual(['A new café opens']);
});

test('who is new and names what is wanted finds that', async () => {
  await indexText(database(), 'civic-contacts', 'Quoll City Hall', null);
  await database().query(
    "insert into churches (name, description, service_schedule) values ('Numbat Church', 'Supper', 'Wed 6 PM')",
  );
  expect((await names('new to the area church'))[0]).toBe('Numbat Church');
});
