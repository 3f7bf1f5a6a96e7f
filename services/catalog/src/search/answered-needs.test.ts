import type { SearchHit } from '@town/contracts/search/hit';
import { addDays } from '@town/contracts/town/date';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';
import { type IndexedText, indexText } from '../testing/index-text.js';
import { setToday } from '../testing/set-today.js';

const { database, read } = useService(catalogService);

const hits = (q: string) => read<SearchHit[]>(`/api/search?pages=true&q=${encodeURIComponent(q)}`);
const names = async (q: string) => (await hits(q)).map(({ name }) => name);
const index = (...document: IndexedText) => indexText(database(), ...document);

/** A Wednesday. */
const today = '2027-03-10';

beforeEach(async () => {
  setToday(today);
  await index('civic-contacts', 'Quoll City Hall', null, 'Administration');
  await index('civic-contacts', 'Quoll Council, Old Hall', null, 'Meets in public');
  await index('events', 'Quoll Council Meeting', addDays(today, 5));
  await index('events', 'Koala Hour', addDays(today, 12), 'Stories for children');
  await index(
    'news',
    'Sidewalks',
    null,
    'The city council will meet again: its next meeting is open',
  );
  await index('pages', 'History', null, 'The date of the first court, and a road');
  await database().query(`
    insert into businesses (name, description, category) values
      ('Bilby Books', 'For children', 'retail'), ('Bilby Tackle', 'A store for fishing', 'retail');
    insert into services (name, description, category) values
      ('Bilby Towing', 'Cars and trucks', 'automotive'), ('Bilby Town Crier', 'News', 'other');
    insert into properties (title, description, property_type, address, price, contact) values
      ('Bilby cottage', 'Metal roof, repaired; once a gas station', 'residential', '1 Oak', 1, 'a@example.com')`);
});
afterEach(() => {
  jest.restoreAllMocks();
  return database().query(
    'delete from search_documents; delete from businesses; delete from services; delete from properties',
  );
});

test.each([
  'when is the next council meeting',
  'next council meeting',
  'próxima junta del consejo',
  'who is at the next council meeting',
  'cuándo es la junta del consejo',
  'cuando es la próxima reunión del concejo',
])(
  'a question with small words finds what it names, and not an article with them: "%s"',
  async (q) => {
    expect((await names(q))[0]).toBe('Quoll Council Meeting');
  },
);

test.each(['how much is fishing', 'cuánto cuesta pescar', 'somewhere for fishing', 'fishing fees'])(
  'a question for the price or the place of something finds it exactly: "%s"',
  async (q) => {
    expect(await hits(q)).toMatchObject([{ name: 'Bilby Tackle', fuzzy: false }]);
  },
);

test('a place with all the words beside an amenity comes before those that offer it', async () => {
  await index('civic-contacts', 'Numbat State Park', null);
  await index('pages', 'About', null, 'The state park and the county park');
  await database().query(`
    insert into businesses (name, description, category, amenities) values
      ('Bilby Cafe', 'Coffee', 'food', '{dogs-welcome}')`);
  for (const q of ['state park dogs allowed', 'can I bring my dog to the state park']) {
    const [first, ...others] = await names(q);
    expect(first).toBe('Numbat State Park');
    expect(others).toContain('Bilby Cafe');
  }
});

test.each(['court date', 'fecha de la corte'])(
  'a word for a date does not find a page with the word: "%s"',
  async (q) => {
    await index('civic-contacts', 'Wombat Courthouse', null);
    expect((await names(q))[0]).toBe('Wombat Courthouse');
  },
);

test('a kind of shop that the town lacks does not find all shops', async () => {
  expect(await names('liquor store')).toEqual([]);
  expect((await names('fishing store'))[0]).toBe('Bilby Tackle');
});

test.each(['roofer', 'roof repair', 'gas station', 'gas stations', 'gasolinera', 'gasolineras'])(
  'a property whose text has the words is only similar to the service: "%s"',
  async (q) => {
    expect(await hits(q)).toMatchObject([{ name: 'Bilby cottage', fuzzy: true }]);
  },
);

test.each(['phone repair', 'best phone repair'])(
  'a search for a repair finds the shop that repairs it: "%s"',
  async (q) => {
    await database().query(`
      insert into services (name, description, category) values
        ('Possum Fix', 'Phone repair', 'other'), ('Possum Saws', 'Saw repair', 'other')`);
    expect((await names(q))[0]).toBe('Possum Fix');
    expect(await names('phone repair')).toEqual(['Possum Fix']);
    await database().query("delete from services where name = 'Possum Fix'");
    expect((await hits(q))[0]).toMatchObject({ name: 'Possum Saws', fuzzy: true });
  },
);

test.each(['electrician', 'electricista', 'I need an electrician'])(
  'the office for electricity is no electrician, but similar: "%s"',
  async (q) => {
    await index('civic-contacts', 'Numbat Electric', null);
    await index('pages', 'About', null, 'An electric cooperative');
    expect(await hits(q)).toMatchObject([{ name: 'Numbat Electric', fuzzy: true }]);
    expect(await hits(`${q} open now`)).toMatchObject([{ name: 'Numbat Electric', fuzzy: true }]);
    expect(await hits('electric')).toMatchObject([{ fuzzy: false }, { fuzzy: false }]);
    await database().query(
      "insert into services (name, description, category) values ('Possum Wires', 'Electrician', 'other')",
    );
    expect((await hits(q))[0]).toMatchObject({ name: 'Possum Wires', fuzzy: false });
  },
);

test('a page is found by a synonym of its title, and not by one in its text', async () => {
  await index('pages', 'Privacy', null, 'Collection of data');
  await index('pages', 'Trash', null, 'x');
  expect(await names('trash')).toEqual(['Trash']);
  expect(await names('garbage')).toEqual(['Trash']);
  expect(await names('trash open now')).toEqual(['Trash']);
  const suggested = await read<SearchHit[]>('/api/search/suggestions?pages=true&q=trash');
  expect(suggested.map(({ name }) => name)).toEqual(['Trash']);
});

test('a page is found by a misspelt word of its title, and by the phrase that was typed', async () => {
  await index('pages', 'Privacy', null, 'Also for animal control');
  expect(await names('privcy')).toEqual(['Privacy']);
  expect(await names('animal control')).toEqual(['Privacy']);
  await database().query(
    "insert into services (name, description, category) values ('Bilby Fence', 'More privacy', 'other')",
  );
  expect(await names('privcy')).toEqual(['Bilby Fence', 'Privacy']);
});

test('a page with a word that is like one of the search is no answer beside a record with the word', async () => {
  await index('pages', 'Privacy', null, 'Your rights');
  expect(await names('lights')).toEqual(['Privacy']);
  await index('civic-contacts', 'Numbat Lights', null);
  expect(await names('lights')).toEqual(['Numbat Lights']);
});

test.each(['gas station hours', 'roofer phone number'])(
  'a question for the hours of something is not answered by an article with these words: "%s"',
  async (q) => {
    await index('news', 'Long', null, `An article about a ${q.replace(' ', ', ')}`);
    await database().query(
      "insert into services (name, description, category) values ('Possum Roofer', 'Gas station', 'other')",
    );
    expect((await names(q))[0]).toBe('Possum Roofer');
  },
);

test.each([
  ...['where to take the kids this weekend', 'where can i take my kids on saturday'],
  ...['dónde llevar a los niños este fin de semana', 'lugares para llevar a mis hijos el sábado'],
])('a question for where to take children finds the events for them: "%s"', async (q) => {
  await index('events', 'Koala Crafts', addDays(today, 3), 'For kids');
  expect((await names(q))[0]).toBe('Koala Crafts');
});

test.each([
  ['comida para llevar', 'Comida en bolsas', 'comida'],
  ['can I bring my dog', 'Hot dog stand', 'dog'],
])('other texts with a word of an amenity are not found by it: "%s"', async (q, text, word) => {
  await database().query(
    `insert into businesses (name, description, category, amenities) values
      ('Bilby Cafe', 'Coffee', 'food', '{dogs-welcome,takeout}'), ('Bilby Feed', $1, 'retail', '{}')`,
    [text],
  );
  expect(await names(q)).toEqual(['Bilby Cafe']);
  expect(await names(word)).toContain('Bilby Feed');
});

test('"tow" is a service, and not the beginning of a town', async () => {
  expect((await names('tow'))[0]).toBe('Bilby Towing');
});

test.each(['kids activities tomorrow', 'kids events tomorrow', 'eventos infantiles mañana'])(
  'a question for what children can do finds events, and no shops: "%s"',
  async (q) => {
    expect(await hits(q)).toMatchObject([{ name: 'Koala Hour', later: true }]);
  },
);

test('a question for what to do at a place finds the place, too', async () => {
  await index('civic-contacts', 'Numbat River Park', null, 'Things to see');
  await index('events', 'River Day', addDays(today, 12), 'At the river');
  for (const q of ['things to do at the river today', 'what to do at the river saturday']) {
    expect((await names(q))[0]).toBe('Numbat River Park');
  }
  await database().query(
    "insert into services (name, description, category) values ('Bilby Dental', 'By the river', 'other')",
  );
  await database().query(
    `insert into churches (name, description) values ('River Church', 'At the river')`,
  );
  const found = await hits('things to do at the river today');
  expect(found.at(-1)).toMatchObject({ name: 'Bilby Dental', fuzzy: true });
  expect(found.map(({ kind }) => kind)).not.toContain('church');
});

test.each(['Family Events Center', 'Kids Activities Museum'])(
  'a place with the name of a question for events is found by it: "%s"',
  async (name) => {
    await index('events', 'Family and kids night', addDays(today, 2), `At the ${name}`);
    await index('civic-contacts', name, null);
    expect((await names(name))[0]).toBe(name);
  },
);

test('free activities for children are events, too', async () => {
  expect(await names('free kids activities tomorrow')).toEqual(['Koala Hour']);
  expect(await names('family fun events tomorrow')).not.toContain('Bilby Books');
});
