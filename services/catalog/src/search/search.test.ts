import { type SearchHit, searchHitSchema } from '@town/contracts/search/hit';
import { describePublicList } from '@town/service-kit/testing/describe-public-list';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';

const { address, database, read } = useService(catalogService);

const hits = (q: string) => read<SearchHit[]>(`/api/search?q=${encodeURIComponent(q)}`);
const names = async (q: string) => (await hits(q)).map(({ name }) => name);

beforeAll(() =>
  database().query(`
    insert into businesses (name, description, category, phone) values
      ('Old Mill Barbecue', 'Brisket and ribs by the river', 'restaurant', '830-555-0111'),
      ('Joe''s Café', 'The best coffee on the square', 'dining', null),
      ('Pitmasters', 'Texas barbeque, spelled our way', 'food', null),
      ('Feed & Seed', 'Garden tools, and coffee', 'retail', null),
      ('Shear Joy', 'Haircuts', 'beauty', null);
    insert into churches (name, description, denomination, service_schedule) values
      ('First Baptist Church', 'A welcoming congregation', 'Baptist', 'Sundays 10 AM');
    insert into services (name, description, category, hours) values
      ('River Plumbing', 'Pipes and heaters', 'home_services', 'Weekdays');
    insert into properties (title, description, property_type, address, price, contact, bedrooms) values
      ('River Bend', 'Forty acres', 'land', '12 Ranch Road', 1, '830-555-0112', null),
      ('Lodge', 'Under oaks', 'residential', '1 Main St', 1, 'sales@example.com', 3)`),
);

test('hits have the shape of the contract and name their kind', async () => {
  const found = new Map<string, SearchHit>();
  for (const q of [
    'barbecue',
    'cafe',
    'garden',
    'haircuts',
    'baptist',
    'plumbing',
    'acres',
    'lodge',
  ]) {
    for (const hit of await hits(q)) found.set(hit.name, searchHitSchema.parse(hit));
  }
  expect(Object.fromEntries([...found].map(([name, { kind }]) => [name, kind]))).toEqual({
    'Old Mill Barbecue': 'business',
    "Joe's Café": 'business',
    Pitmasters: 'business',
    'Feed & Seed': 'business',
    'Shear Joy': 'business',
    'First Baptist Church': 'church',
    'River Plumbing': 'service',
    'River Bend': 'property',
    Lodge: 'property',
  });
  expect(found.get('River Bend')).toMatchObject({ category: 'land', phone: '830-555-0112' });
  expect(found.get('Lodge')).toMatchObject({ phone: null, address: '1 Main St' });
  expect(found.get('First Baptist Church')?.hours).toBe('Sundays 10 AM');
});

test('matches in the name come before matches in the category and the description', async () => {
  // The title of a property describes it, so the property comes after a place with the same match.
  expect(await names('river')).toEqual(['River Plumbing', 'River Bend', 'Old Mill Barbecue']);
});

test('the beginning of a word is enough to match', async () => {
  expect(await names('plum')).toEqual(['River Plumbing']);
  expect(await names('fir bap')).toEqual(['First Baptist Church']);
});

test.each([
  ["joe's", "Joe's Café"],
  ['joes', "Joe's Café"],
  ['CAFE', "Joe's Café"],
  ['café', "Joe's Café"],
  ['home services', 'River Plumbing'],
  ['haircut', 'Shear Joy'],
  ['garden tool', 'Feed & Seed'],
  ['the river plumbing', 'River Plumbing'],
])('%s is found in any spelling', async (q, name) => {
  const [hit] = await hits(q);
  expect(hit).toMatchObject({ name, fuzzy: false });
});

test('all words must match, when any record has all of them', async () => {
  expect(await names('coffee square')).toEqual(["Joe's Café"]);
});

test.each([
  ['cofee', ["Joe's Café", 'Feed & Seed']],
  ['chruch', ['First Baptist Church']],
  ['plubming', ['River Plumbing']],
  ['brisktes', ['Old Mill Barbecue']],
  ['best cofee', ["Joe's Café"]],
])(
  'the typing error in %s is corrected, and the result is marked as similar',
  async (q, expected) => {
    const found = await hits(q);
    expect(found.map(({ name }) => name).sort()).toEqual([...expected].sort());
    expect(found.every(({ fuzzy }) => fuzzy)).toBe(true);
  },
);

test('exact matches come before similar words', async () => {
  await database().query(
    `insert into businesses (name, description, category) values
      ('Trivet House', 'x', 'other'), ('Rivet Works', 'x', 'other')`,
  );
  const found = await hits('trivet');
  expect(found.map(({ name, fuzzy }) => [name, fuzzy])).toEqual([
    ['Trivet House', false],
    ['Rivet Works', true],
  ]);
  await database().query("delete from businesses where name in ('Trivet House', 'Rivet Works')");
});

test('a synonym finds the same records', async () => {
  expect(await names('bbq')).toEqual(['Old Mill Barbecue', 'Pitmasters']);
  expect((await hits('barbeque')).map(({ name, fuzzy }) => [name, fuzzy])).toEqual([
    ['Pitmasters', false],
    ['Old Mill Barbecue', false],
  ]);
});

test('two words match one compound word, and one matches two', async () => {
  await database().query(
    `insert into businesses (name, description, category) values
      ('Book Store', 'x', 'retail'), ('Toolbox', 'x', 'retail')`,
  );
  expect(await names('bookstore')).toEqual(['Book Store']);
  expect(await names('tool box')).toEqual(['Toolbox']);
  await database().query("delete from businesses where name in ('Book Store', 'Toolbox')");
});

test.each(['830-555-0111', '(830) 555 0111', '555-0111', '+1 830 555 0111', '0111'])(
  'the phone number %s is found in any notation',
  async (q) => {
    expect(await names(q)).toEqual(['Old Mill Barbecue']);
  },
);

test('a street is found by its abbreviated and its full name', async () => {
  expect(await names('main street')).toEqual(['Lodge']);
  expect(await names('1 main st')).toEqual(['Lodge']);
  expect(await names('ranch rd')).toEqual(['River Bend']);
});

test('a search can be limited to one kind, or to several', async () => {
  const kindsOf = async (kind: string) =>
    (await read<SearchHit[]>(`/api/search?q=river&kind=${kind}`)).map((hit) => hit.kind);
  expect(await kindsOf('property')).toEqual(['property']);
  expect(await kindsOf('property,service')).toEqual(['service', 'property']);
  expect((await fetch(address('/api/search?q=river&kind=planet'))).status).toBe(400);
});

test('words such as "near me" do not affect the results', async () => {
  expect(await names('barbecue near me')).toEqual(await names('barbecue'));
  expect(await names('where is the plumber')).toEqual(['River Plumbing']);
  expect(await names('barbacoa cerca de mí')).toEqual(await names('barbacoa'));
  expect(await names('dónde está el plomero')).toEqual(['River Plumbing']);
});

test.each(['flat tire', 'tires', 'towing', 'llantas', 'llanta ponchada', 'grúa'])(
  '"%s" finds car repair shops',
  async (words) => {
    await database().query(
      "insert into services (name, description, category) values ('Numbat Repair', 'Brakes', 'automotive')",
    );
    expect(await names(words)).toEqual(['Numbat Repair']);
    await database().query("delete from services where name = 'Numbat Repair'");
  },
);

test('a meal is found by its Spanish name', async () => {
  expect((await names('almuerzo')).length).toBeGreaterThan(0);
  expect(await names('almuerzo')).toEqual(await names('lunch'));
  expect(await names('cena')).toEqual(await names('dinner'));
});

test('a search for paying a bill finds where bills are paid', async () => {
  await database().query(
    "insert into services (name, description, category) values ('Numbat Hall', 'Water bills', 'other')",
  );
  expect(await names('pay water bill')).toEqual(['Numbat Hall']);
  expect(await names('pagar el agua')).toEqual(['Numbat Hall']);
  await database().query("delete from services where name = 'Numbat Hall'");
});

test('"open now" finds only places that are open', async () => {
  const always = JSON.stringify([
    {
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      opens: '00:00',
      closes: '23:59',
    },
  ]);
  await database().query(
    `insert into businesses (name, description, category, opening_hours, business_status) values
      ('Quokka Diner', 'x', 'food', $1, 'open'),
      ('Quokka Grill', 'x', 'food', $1, 'temporarily-closed'),
      ('Quokka Bar', 'x', 'food', null, 'open')`,
    [always],
  );
  expect(await names('quokka')).toHaveLength(3);
  expect(await names('quokka open now')).toEqual(['Quokka Diner']);
  expect(await names('quokka abierto ahora')).toEqual(['Quokka Diner']);
  expect(await names('open now')).toEqual(['Quokka Diner']);
  expect(await names('¿Qué está abierto ahora?')).toEqual(['Quokka Diner']);
  expect(await names("what's open now")).toEqual(['Quokka Diner']);
  const services = await read<SearchHit[]>('/api/search?q=open%20now&kind=service');
  expect(services).toEqual([]);
  await database().query("delete from businesses where name like 'Quokka%'");
});

test('a place that is closed now is a similar result when none that is meant is open', async () => {
  await database().query(
    `insert into businesses (name, description, category, opening_hours, business_status) values
      ('Quokka Pharmacy', 'x', 'other', '[]', 'temporarily-closed')`,
  );
  const found = await read<SearchHit[]>('/api/search?q=quokka%20open%20now');
  expect(found).toMatchObject([{ name: 'Quokka Pharmacy', fuzzy: true }]);
  await database().query("delete from businesses where name = 'Quokka Pharmacy'");
});

test('the name of a trade finds the businesses of that trade', async () => {
  expect(await names('plumber')).toEqual(['River Plumbing']);
  expect(await names('plumbers')).toEqual(['River Plumbing']);
  expect(await names('salon')).toEqual(['Shear Joy']);
});

test('a short word is never corrected to one with another first letter', async () => {
  await database().query(
    "insert into businesses (name, description, category) values ('Deer Processing', 'x', 'other')",
  );
  expect(await names('beer')).toEqual([]);
  expect(await names('dear')).toEqual(['Deer Processing']);
  await database().query("delete from businesses where name = 'Deer Processing'");
});

test('a word never matches another that only begins with its stem', async () => {
  await database().query(`insert into churches (name, description) values
    ('Numbat Church', 'A supper on Wednesday'), ('Numbat Chapel', 'Weddings')`);
  expect(await names('wedding')).toEqual(['Numbat Chapel']);
  expect(await names('weddings')).toEqual(['Numbat Chapel']);
  expect(await names('wedd')).toEqual(['Numbat Chapel']);
  await database().query("delete from churches where name like 'Numbat%'");
});

test('a name is found whichever way its apostrophe and its accents are typed', async () => {
  await database().query(`
    insert into businesses (name, description, category) values
      ('O’Brien’s Pub', 'x', 'other'), ('Weißbach Straßenfest', 'x', 'other')`);
  for (const q of ["O'Brien", 'O’Brien', 'obrien', 'OBriens pub', "o'brien's"]) {
    expect(await hits(q)).toMatchObject([{ name: 'O’Brien’s Pub', fuzzy: false }]);
  }
  for (const q of ['Weißbach', 'weissbach', 'straßenfest', 'Strassenfest']) {
    expect(await hits(q)).toMatchObject([{ name: 'Weißbach Straßenfest', fuzzy: false }]);
  }
  await database().query("delete from businesses where description = 'x' and category = 'other'");
});

test.each(['!?', '&|()', ':*', "'", '\\', '烤肉', '%'])(
  '%s finds nothing and causes no error',
  async (q) => {
    expect(await hits(q)).toEqual([]);
  },
);

test.each(['', 'q=', 'q=%20', `q=${'x'.repeat(101)}`, 'q=a&q=b'])(
  'a search of "%s" is refused',
  async (query) => {
    expect((await fetch(address(`/api/search?${query}`))).status).toBe(400);
  },
);

test('a search reflects a renamed or deleted place at once', async () => {
  await database().query(
    "insert into services (name, description, category) values ('Zydeco Tuning', 'x', 'other')",
  );
  expect(await names('zydeco')).toEqual(['Zydeco Tuning']);
  await database().query(
    "update services set name = 'Xylophone Tuning' where name = 'Zydeco Tuning'",
  );
  expect(await names('zydeco')).toEqual([]);
  expect(await names('xylophone')).toEqual(['Xylophone Tuning']);
  await database().query("delete from services where name = 'Xylophone Tuning'");
  expect(await names('xylophone')).toEqual([]);
});

describePublicList('search results', {
  address: () => address('/api/search?q=river'),
  database,
  insert: "insert into churches (name, description) values ('River Chapel', 'x')",
});
