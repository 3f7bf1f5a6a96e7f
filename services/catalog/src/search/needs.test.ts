import type { SearchHit, SearchSuggestion } from '@town/contracts/search/hit';
import { addDays } from '@town/contracts/town/date';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';
import { addService } from '../testing/add-service.js';
import { type IndexedText, indexText } from '../testing/index-text.js';
import { useToday } from '../testing/set-today.js';

const { database, read } = useService(catalogService);

const hits = (q: string) => read<SearchHit[]>(`/api/search?pages=true&q=${encodeURIComponent(q)}`);
const names = async (q: string) => (await hits(q)).map(({ name }) => name);
const index = (...document: IndexedText) => indexText(database(), ...document);

/** A Wednesday. */
const today = '2027-03-10';
useToday(today);

beforeEach(async () => {
  await index('civic-contacts', 'Quoll City Hall', null);
  await index('civic-contacts', 'Quoll Police', null);
});
afterEach(() =>
  database().query(
    'delete from search_documents; delete from businesses; delete from services; delete from properties',
  ),
);

test.each(['injured dog', 'hurt cat', 'gato herido', 'perro atropellado', 'mi perro esta herido'])(
  'a hurt animal needs a vet: "%s"',
  async (q) => {
    await addService(database(), 'Wombat Veterinary Clinic', 'Horses and cows');
    expect(await names(q)).toEqual(['Wombat Veterinary Clinic']);
  },
);

test.each([
  'dead skunk',
  'dead deer on the road',
  'who do I call about a dead raccoon',
  'perro muerto en la calle',
  'venado atropellado',
  'street light is out',
  'se me perdió mi perro',
])('the city takes care of the streets: "%s"', async (q) => {
  await addService(database(), 'Wombat Veterinary Clinic', 'Dogs');
  expect(await names(q)).toEqual(['Quoll City Hall']);
});

test('a record with all the words of a need is found after the office, or first by its name', async () => {
  await addService(database(), 'Wombat Electric', 'Each light along a street repaired');
  expect(await names('street light')).toEqual(['Quoll City Hall', 'Wombat Electric']);
  await addService(database(), 'Street Light Records', 'Music');
  expect(await names('street light')).toEqual([
    'Street Light Records',
    'Quoll City Hall',
    'Wombat Electric',
  ]);
});

test.each([
  ['christmas street lights', 'Christmas Walk', 'See the lights on Main Street'],
  ['street lights festival saturday', 'Festival of Lights', 'In the street'],
  ['loud music tonight', 'Koala Show', 'Music that is loud'],
])('a need counts only if the search names nothing else: "%s"', async (q, name, text) => {
  await index('events', name, addDays(today, q.endsWith('tonight') ? 0 : 3), text);
  expect(await names(q)).toEqual([name]);
});

test('where there is no such office or trade, the words find what they found before', async () => {
  await database().query('delete from search_documents');
  await addService(database(), 'Wombat Light', 'For a street');
  await addService(database(), 'Wombat Drains', 'Nothing stays clogged');
  expect(await names('street light')).toEqual(['Wombat Light']);
  expect(await names('clogged drain')).toEqual(['Wombat Drains']);
});

test.each(['alberca', 'piscina', 'casa con alberca', 'house with pool'])(
  'a pool is found in both languages, beside a place to swim: "%s"',
  async (q) => {
    await addService(database(), 'Wombat Pool House', 'Blue water');
    await index('pages', 'River', null, 'House rules for swimming');
    expect((await names(q))[0]).toBe('Wombat Pool House');
  },
);

test.each([
  ['enroll my child in daycare', 'Child daycare'],
  ['tree removal', 'Removal of any tree'],
  ['attractions', 'An attraction for all'],
])('words that name what is wanted find it: "%s"', async (q, description) => {
  await addService(database(), 'Wombat Wanted', description);
  await index('civic-contacts', 'Quoll School', null, 'For more information call the office');
  await addService(database(), 'Quoll Beer', 'A beer garden');
  expect((await names(q))[0]).toBe('Wombat Wanted');
  expect(await names(q)).not.toContain('Quoll Beer');
});

test.each([
  ['mow my lawn', 'Landscaping'],
  ['lawn care', 'Landscaping'],
  ['lawn mower', 'Hardware'],
  ['cortadora de césped', 'Hardware'],
  ['need my grass cut', 'Landscaping'],
  ['cortar el césped', 'Landscaping'],
  ['what to see in town', 'For visitors'],
  ['sightseeing', 'For visitors'],
  ['qué visitar', 'For visitors'],
  ['albercas', 'A place for swimming'],
  ['pools near me', 'A place for swimming'],
])('a need in everyday words finds what serves it: "%s"', async (q, description) => {
  await addService(database(), 'Wombat Wanted', description);
  await index('events', 'Quoll Bingo', addDays(today, 3), 'See you on the lawn');
  expect((await names(q))[0]).toBe('Wombat Wanted');
});

test.each(['stray dog', 'lost cat', 'perdí a mi perro', 'code enforcement'])(
  'the city takes care of strays and its rules, and its pages are no answer: "%s"',
  async (q) => {
    await index('pages', 'Civic contacts', null, 'Call the city hall');
    expect(await names(q)).toEqual(['Quoll City Hall']);
  },
);

test.each([
  ...['report a lost dog', 'who do i call about a lost dog', 'reportar perro callejero'],
  ...['report street light out', 'street light out on main street', 'baches en la calle Pecan'],
  ...['report code violation', 'report a dead deer on the road', 'about a street light'],
  ...['lost my dog', 'i lost my cat', 'my dog is missing', 'mi perro se perdió', 'lost dog today'],
])('whoever reports something is told whom to call: "%s"', async (q) => {
  await addService(database(), 'Wombat Boarding', 'Each dog and cat has a light');
  expect(await names(q)).toEqual(['Quoll City Hall']);
});

test.each([
  ...['who do i call about a barking dog', 'noise complaint tonight', 'reportar un delito'],
])('the police is called about noise and crimes: "%s"', async (q) => {
  await addService(database(), 'Wombat Boarding', 'Each dog and cat');
  expect(await names(q)).toEqual(['Quoll Police']);
});

test.each([
  ...['passport', 'vehicle registration', 'pasaportes', 'county tax office'],
  ...['register my car', 'tax assessor'],
])('the county is asked for papers: "%s"', async (q) => {
  await index('civic-contacts', 'Numbat County Courthouse', null);
  expect(await names(q)).toEqual(['Numbat County Courthouse']);
});

test.each([...["driver's license", 'licencia de conducir']])(
  'a license to drive is none of another kind: "%s"',
  async (q) => {
    await addService(database(), 'Wombat Weddings', 'With or without a license, licencia');
    expect(await names(q)).toEqual([]);
    await index('civic-contacts', 'Quoll DPS Office', null);
    expect(await names(q)).toEqual(['Quoll DPS Office']);
  },
);

test.each([
  ['burn ban blanco county', 'Quoll Fire'],
  ['is there a burn ban right now', 'Quoll Fire'],
  ['dead deer on highway 281', 'Quoll City Hall'],
  ['pothole on fm 165', 'Quoll City Hall'],
  ['passport office', 'Quoll County Courthouse'],
  ['barking dog next door', 'Quoll Police'],
])(
  'a need beside other names finds the office first, as a similar result: "%s"',
  async (q, name) => {
    await index('civic-contacts', 'Quoll Fire', null);
    await index('civic-contacts', 'Quoll County Courthouse', null);
    await index('pages', 'Offices', null, 'City hall, police, fire and the county courthouse');
    await addService(database(), 'Wombat Highway Cafe', 'Door to the dog park');
    const [first, ...others] = await hits(q);
    expect(first).toMatchObject({ name, fuzzy: true });
    // The page only mentions the office.
    expect(others.map(({ name }) => name)).not.toContain('Offices');
  },
);

test('a record with another word of the search comes after the office of the need', async () => {
  await index('events', 'Bilby Festival Lights', '2199-12-05');
  expect(await hits('festival street lights')).toMatchObject([
    { name: 'Quoll City Hall', fuzzy: true },
    { name: 'Bilby Festival Lights', fuzzy: true },
  ]);
});

test.each(['christmas street lights', 'xmas street lights', 'alumbrado público navidad'])(
  'an event of the season that the search names comes before the office: "%s"',
  async (q) => {
    await index('events', 'Bilby Christmas Parade', '2199-12-05');
    await index('events', 'Wombat Christmas Parade', '2019-12-05');
    await addService(database(), 'Bilby Trees', 'For Christmas');
    const found = await hits(q);
    expect(found.slice(0, 2)).toMatchObject([
      { name: 'Bilby Christmas Parade', fuzzy: true },
      { name: 'Quoll City Hall', fuzzy: true },
    ]);
  },
);

test.each(['lost dog halloween', 'pothole holiday', 'noise complaint easter'])(
  'an event of a season is not before an office that has no lights: "%s"',
  async (q) => {
    await index('events', 'Bilby Halloween Hunt', '2199-10-31', 'For the holiday of Easter');
    expect((await names(q))[0]).toMatch(/^Quoll (?:City Hall|Police)$/);
  },
);

test.each([
  ...['lawn mower repair', 'chain saw sharpening', 'chainsaw carving', 'fix my lawn mower'],
  ...['reparación de podadoras'],
])('work with a tool is no tool: "%s"', async (q) => {
  await addService(database(), 'Quoll Hardware', 'Saws');
  await addService(database(), 'Wombat Works', `We do ${q.replace(/mower|saw|podadora/, '')}`);
  expect((await names(q))[0]).toBe('Wombat Works');
});

test('a place that only welcomes visitors is no sight, but similar', async () => {
  await index('events', 'Quoll Bingo', addDays(today, 3), 'Visitors welcome');
  await index('civic-contacts', 'Numbat Caves', null, 'For visitors');
  expect(await hits('what to see')).toMatchObject([
    { name: 'Numbat Caves', fuzzy: false },
    { name: 'Quoll Bingo', fuzzy: true },
  ]);
});

test('an event of the day comes before the office that a search needs', async () => {
  await index('events', 'Koala Show', today, 'Music that is loud');
  expect((await names('loud music today'))[0]).toBe('Koala Show');
  await index('civic-contacts', 'Quoll Fire', null);
  expect(await names('is there a burn ban today')).toEqual(['Quoll Fire']);
});

test.each(['what to do if my dog is sick', 'qué hacer si mi perro está enfermo'])(
  'a question for help is none for events: "%s"',
  async (q) => {
    await addService(database(), 'Wombat Veterinary Clinic', 'Horses and cows');
    await index('events', 'Dog Day', addDays(today, 3), 'For any dog');
    expect(await names(q)).toEqual(['Wombat Veterinary Clinic']);
  },
);

test('a question for help finds trades, too', async () => {
  await addService(database(), 'Wombat Plumbing', 'Drains');
  await addService(database(), 'Wombat Tires', 'A flat tire is no problem');
  expect(await names('what to do when my toilet is clogged')).toEqual(['Wombat Plumbing']);
  expect(await names('what to do with a flat tire')).toEqual(['Wombat Tires']);
  expect(await names('what to do with a dead deer')).toEqual(['Quoll City Hall']);
});

test.each(['report a crime', 'break-in', 'robo'])('a crime is for the police: "%s"', async (q) => {
  await index('civic-contacts', 'Quoll Power', null, 'Report an outage');
  expect(await names(q)).toEqual(['Quoll Police']);
});

test('a need that nothing serves is not taken for a misspelt word', async () => {
  await addService(database(), 'Wombat Trail', 'Hiking');
  expect(await names('hikign')).toEqual(['Wombat Trail']);
  expect(await names('hiring')).toEqual([]);
});

test('a name with words that a question leaves out comes first', async () => {
  await addService(database(), 'Brew Bilby', 'Brew, brew and brew');
  await addService(database(), 'How Do You Brew', 'Here');
  for (const q of ['How Do You Brew', 'how do you brew?', 'how-do you brew']) {
    expect((await names(q))[0]).toBe('How Do You Brew');
  }
});

test('a school is meant only if the search names it', async () => {
  await index('civic-contacts', 'Quoll School', null);
  await addService(database(), 'Wombat Daycare', 'Kid care, by the school');
  expect((await names('enroll my kid in school'))[0]).toBe('Quoll School');
  expect(await names('enroll my kid in daycare')).toEqual(['Wombat Daycare']);
});

test.each(['Es Café', 'Next Door', 'Who Dat', 'Son Jarocho', 'How Bazaar'])(
  'a name with a small word comes first, and is suggested: "%s"',
  async (name) => {
    const last = name.split(' ')[1] ?? '';
    for (const other of ['A', 'Blue', 'Corner', 'Dusty']) {
      await database().query(
        `insert into businesses (name, description, category) values ($1, $2, 'food')`,
        [`${last} ${other}`, `${last} ${last} ${last}`],
      );
    }
    await addService(database(), name, 'Here');
    expect((await names(name))[0]).toBe(name);
    const begun = encodeURIComponent(name.slice(0, -1));
    const suggested = await read<SearchSuggestion[]>(`/api/search/suggestions?q=${begun}`);
    expect(suggested[0]?.name).toBe(name);
  },
);
