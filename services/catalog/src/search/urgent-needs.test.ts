import type { SearchHit } from '@town/contracts/search/hit';
import { addDays } from '@town/contracts/town/date';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';
import { addService } from '../testing/add-service.js';
import { type IndexedText, indexText } from '../testing/index-text.js';
import { useToday } from '../testing/set-today.js';

/** A Wednesday. */
const today = '2027-03-10';

const { database, read } = useService(catalogService);
useToday(today);

const hits = (q: string) => read<SearchHit[]>(`/api/search?pages=true&q=${encodeURIComponent(q)}`);
const names = async (q: string) => (await hits(q)).map(({ name }) => name);
const index = (...document: IndexedText) => indexText(database(), ...document);

beforeEach(async () => {
  await index('civic-contacts', 'Quoll City Water', null);
  await index('civic-contacts', 'Quoll Fire and Emergency', null);
  await index('events', 'Fire Parade', addDays(today, 9), 'With a leak of water');
  await addService(database(), 'Wombat Plumbing', 'Water heaters, leaks');
  await addService(database(), 'Wombat Lot', 'A gas station burst with flowers; no house');
});
afterEach(() => database().query('delete from search_documents; delete from services'));

test.each([
  ...['gas leak', 'propane leak', 'leaking gas', 'i smell gas', 'smell of gas', 'house on fire'],
  ...['fuga de gas', 'huele a gas', 'olor a gas', 'casa en llamas'],
  ...['gas leak in kitchen', 'gas leak in my house', 'fuga de gas en la cocina'],
  ...[
    'house fire',
    'brush fire',
    'wildfire',
    "there's a fire",
    'incendio',
    'hay un incendio',
    'hay fuego',
    'fuego',
  ],
  ...['carbon monoxide', 'monóxido de carbono'],
])('a leak of gas and a fire are emergencies: "%s"', async (q) => {
  expect(await hits(q)).toMatchObject([{ name: 'Quoll Fire and Emergency', fuzzy: false }]);
});

test.each([
  ...['pipe burst', 'burst pipe', 'my pipe burst', 'pipes froze', 'frozen pipes', 'broken pipe'],
  ...['se rompió una tubería', 'tubería rota', 'se me reventó la tubería', 'tubería reventada'],
])('a burst pipe needs a plumber: "%s"', async (q) => {
  expect(await hits(q)).toMatchObject([{ name: 'Wombat Plumbing', fuzzy: false }]);
});

test("a water main is the city's", async () => {
  expect(await names('water main break')).toEqual(['Quoll City Water']);
});

test.each(['no hay agua', 'no water', 'se fue el agua', 'sin agua', 'no tenemos agua'])(
  'a house without water is not about each record with water: "%s"',
  async (q) => {
    await index('civic-contacts', 'Quoll Garden', null, 'Agua water for flowers');
    await addService(database(), 'Wombat Well', 'Agua water for gardens');
    const [first, ...others] = await hits(q);
    expect(first).toMatchObject({ name: 'Quoll City Water', fuzzy: false });
    // What may help is similar.
    expect(others.every(({ kind, fuzzy }) => kind === 'service' && fuzzy)).toBe(true);
  },
);

test.each(['no hay agua', 'no water'])(
  'a record with the whole phrase is found beside the office: "%s"',
  async (q) => {
    await index('news', 'Outage', null, `There was ${q} on Monday`);
    await addService(database(), 'Wombat Well', 'Agua water for gardens');
    const found = await hits(q);
    expect(found.map(({ name }) => name)).toContain('Wombat Well');
    const exact = found.filter(({ fuzzy }) => !fuzzy);
    expect(exact.map(({ name }) => name)).toEqual(['Quoll City Water', 'Outage']);
  },
);

test('somebody who repairs leaks is an exact result for a leak of water', async () => {
  expect(await hits('water leak')).toMatchObject([
    { name: 'Quoll City Water', fuzzy: false },
    { name: 'Wombat Plumbing', fuzzy: false },
  ]);
});

test.each(['house fire', 'incendio', 'hay fuego'])(
  'a page that mentions the words of a need is no exact result: "%s"',
  async (q) => {
    await index('pages', 'History', null, 'A house burned in a fire, un incendio de fuego');
    const exact = (await hits(q)).filter(({ fuzzy }) => !fuzzy);
    expect(exact.map(({ name }) => name)).toEqual(['Quoll Fire and Emergency']);
  },
);

describe('a need for which the town has no record', () => {
  beforeEach(async () => {
    const pages = {
      'civic-contacts': 'Who to call',
      shopping: 'Where to buy',
      dining: 'Where to dine',
    };
    for (const [slug, name] of Object.entries(pages)) {
      await index('pages', name, null);
      await database().query('update search_documents set slug = $1 where name = $2', [slug, name]);
    }
  });

  it.each([
    ...['drivers license', "driver's license renewal", 'notary', 'notary public', 'doctor'],
    ...['taxi', 'uber', 'passport', 'marriage license', 'voter registration', 'where do i vote'],
    ...['licencia de conducir', 'notario', 'médico', 'pasaporte', 'registrarse para votar'],
  ])('leads to the page of contacts: "%s"', async (q) => {
    expect(await hits(q)).toMatchObject([{ name: 'Who to call', kind: 'page', fuzzy: true }]);
  });

  it.each([
    ...['pizza', 'pizza open at 3am', 'sushi', 'comida china', 'ice cream', 'ice cream near me'],
    ...['thai food', 'mexican restaurant', 'restaurante italiano', 'places that serve sushi'],
  ])('leads to the page of places to eat: "%s"', async (q) => {
    expect(await hits(q)).toMatchObject([{ name: 'Where to dine', fuzzy: true }]);
  });

  it.each([
    'propane',
    'propano',
    'propane refill',
    'propane open at 8pm',
    'who sells ice',
    'clothing store',
    'clothes for kids',
    'lena',
    'groceries',
    'grocery store',
    'supermarket',
    'supermercado',
    'abarrotes',
  ])('leads to the page of shops: "%s"', async (q) => {
    expect(await hits(q)).toMatchObject([{ name: 'Where to buy', fuzzy: true }]);
  });

  it.each([
    ...['propane leak', 'ice skating', 'thai massage', 'mexican consulate', 'Lena Bilby'],
    ...['pizza oven repair', 'shop'],
  ])('leads to no page of places if the search is for something else: "%s"', async (q) => {
    await database().query("delete from search_documents where kind = 'civic'");
    const found = await hits(q);
    expect(found.filter(({ kind }) => kind === 'page')).toEqual([]);
  });

  it('is not answered by a record with another word that begins like a short one', async () => {
    await addService(database(), 'Quoll Laundry', 'Washers for a whole cabin');
    expect(await names('cab')).toEqual(['Who to call']);
    expect(await names('cabin')).toEqual(['Quoll Laundry']);
  });

  it('is answered by a record if there is one', async () => {
    await addService(database(), 'Wombat Rides', 'A taxi for all');
    await index('civic-contacts', 'Quoll County Courthouse', null);
    expect(await hits('taxi')).toMatchObject([{ name: 'Wombat Rides', fuzzy: false }]);
    expect(await names('voter registration')).toEqual(['Quoll County Courthouse']);
  });
});
