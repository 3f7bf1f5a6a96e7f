import type { Business } from '@town/contracts/businesses/record';
import type { Church } from '@town/contracts/churches/record';
import type { ManagedRecord, RecordVersion } from '@town/contracts/managed-records/record';
import type { SearchHit } from '@town/contracts/search/hit';
import { editorCall } from '@town/service-kit/testing/editor-call';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';

const { auth, settings } = useFakeAuth();
const { address, database, read } = useService(catalogService, settings);
const asEditor = editorCall({ address }, auth);

const publish = (kind: string, content: object) =>
  readJson<ManagedRecord>(
    asEditor('POST', `/api/admin/${kind}`, { category: 'food', state: 'published', ...content }),
  );
const found = async (q: string) =>
  (await read<SearchHit[]>(`/api/search?q=${encodeURIComponent(q)}`)).map(({ name }) => name);
const names = async (path: string) => (await read<Business[]>(path)).map(({ name }) => name);

const always = {
  dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  opens: '00:00',
  closes: '23:59',
};
const closed = { ...always, dayOfWeek: ['Monday'], validThrough: '2020-01-01' };

beforeAll(async () => {
  await publish('businesses', {
    name: 'Numbat Cafe',
    amenities: ['wifi', 'dogs-welcome'],
    openingHours: [closed],
  });
  await publish('businesses', {
    name: 'Wombat Grill',
    amenities: ['dogs-welcome', 'parking'],
    openingHours: [always],
  });
  await publish('businesses', { name: 'Park Cafe', description: 'No parking here' });
  await publish('services', { name: 'Dog Doctor', category: 'animal_care' });
  await publish('services', { name: 'Stays', category: 'rentals', amenities: ['rv-parking'] });
  for (const [name, amenities] of [
    ['Bettong Chapel', ['wheelchair-access']],
    ['Kowari Chapel', []],
  ])
    await publish('churches', { name, category: undefined, amenities });
});

test('a record lists its amenities in the order of the choices, and the field is missing when there are none', async () => {
  const list = await read<Business[]>('/api/businesses');
  expect(list.find(({ name }) => name === 'Numbat Cafe')?.amenities).toEqual([
    'dogs-welcome',
    'wifi',
  ]);
  expect(Object.keys(list.find(({ name }) => name === 'Park Cafe')!)).not.toContain('amenities');
});

test('a church lists its amenities, too', async () => {
  const [bettong, kowari] = await read<Church[]>('/api/churches');
  expect([bettong?.name, bettong?.amenities]).toEqual(['Bettong Chapel', ['wheelchair-access']]);
  expect(Object.keys(kowari ?? {})).not.toContain('amenities');
});

test.each([
  ['/api/businesses?amenities=dogs-welcome', ['Numbat Cafe', 'Wombat Grill']],
  ['/api/businesses?amenities=dogs-welcome,wifi', ['Numbat Cafe']],
  ['/api/businesses?amenities=dogs-welcome&open=now', ['Wombat Grill']],
  ['/api/businesses?amenities=dogs-welcome&q=wombat', ['Wombat Grill']],
  ['/api/businesses?amenities=live-music', []],
  // A page of a later release may filter by an amenity that this release does not know.
  ['/api/businesses?amenities=valet,wifi', []],
  ['/api/services?amenities=rv-parking', ['Stays']],
])('%s finds the places that offer all of the amenities', async (path, expected) => {
  expect(await names(path)).toEqual(expected);
});

test('a record with an unknown amenity is refused, and so is a list filtered by no valid amenity', async () => {
  for (const wrong of [
    '',
    'Wi-Fi',
    'x'.repeat(301),
    'a&amenities=b',
    'wifi,',
    ',',
    'wifi,,parking',
  ]) {
    expect((await fetch(address(`/api/businesses?amenities=${wrong}`))).status).toBe(400);
  }
  const body = { name: 'Valet', category: 'food', amenities: ['valet'] };
  const answer = await asEditor('POST', '/api/admin/businesses', body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errors: [{ path: 'amenities' }] });
});

test.each([
  ['dog friendly', ['Numbat Cafe', 'Wombat Grill']],
  ['dog friendly grill', ['Wombat Grill']],
  ['perros', ['Dog Doctor', 'Numbat Cafe', 'Wombat Grill']],
  ['wifi', ['Numbat Cafe']],
  ['dog friendly wifi', ['Numbat Cafe']],
  ['parking', ['Wombat Grill', 'Park Cafe']],
  ['rv parking', ['Stays']],
  ['dog friendly open now', ['Wombat Grill']],
  ['live music', []],
  ['wheelchair accessible church', ['Bettong Chapel']],
  ['accessible chapel', ['Bettong Chapel']],
])(
  'a search for "%s" finds places with the amenity, and records with the words',
  async (q, expected) => {
    expect(await found(q)).toEqual(expected);
  },
);

describe('a search that names a place, or words that are not amenities', () => {
  beforeAll(() =>
    database().query(`
      insert into businesses (name, description, category, amenities, opening_hours, hours) values
        ('Quoll Cafe', 'x', 'food', '{outdoor-seating}', null, 'By chance'),
        ('Bilby Cafe', 'x', 'food', '{outdoor-seating}', null, null),
        ('Quokka Steak House', 'x', 'food', '{outdoor-seating}', null, null),
        ('The Patio Cafe', 'x', 'food', '{}', null, 'Ask us');
      insert into properties (title, description, property_type, address, price, contact, bedrooms)
        values ('Bungalow', 'It has a patio', 'residential', '1 Main St', 1, 'x', 2)`),
  );
  afterAll(() =>
    database().query(`
      delete from businesses where description = 'x';
      delete from properties`),
  );

  test.each(['patio cafe', 'the patio cafe'])('finds the place named "%s" first', async (q) => {
    expect(await found(q)).toEqual(['The Patio Cafe', 'Bilby Cafe', 'Quoll Cafe']);
    const path = `/api/search/suggestions?q=${encodeURIComponent(q)}`;
    expect((await names(path))[0]).toBe('The Patio Cafe');
  });

  test('finds a house that is for sale, not a place with the word in its name', async () => {
    expect(await found('house with patio')).toEqual(['Bungalow']);
  });

  test('finds places whose hours are only free text, and places that are named', async () => {
    expect(await found('patio open now')).toEqual(['The Patio Cafe', 'Quoll Cafe']);
    expect(await found('patio abierto ahora')).toEqual(['The Patio Cafe', 'Quoll Cafe']);
  });

  test('finds places with one of two amenities as similar, when no place has both', async () => {
    const similar = await read<SearchHit[]>('/api/search?q=grill%20with%20patio');
    expect(similar.map(({ name }) => name)).toEqual([
      'Wombat Grill',
      ...['Bilby Cafe', 'Quokka Steak House', 'Quoll Cafe'],
    ]);
    expect(similar.every(({ fuzzy }) => fuzzy)).toBe(true);
    expect(await found('zeppelin wifi')).toEqual(['Numbat Cafe']);
  });
});

test('suggestions find places by amenity too, and a search of another kind does not', async () => {
  expect(await names('/api/search/suggestions?q=wifi')).toEqual(['Numbat Cafe']);
  expect(await names('/api/search?q=wifi&kind=service')).toEqual([]);
});

test('a changed amenity is in the list, the search and the history at once', async () => {
  const { id } = await publish('businesses', { name: 'Quokka Tea' });
  expect(await found('cash only')).toEqual([]);
  const change = { name: 'Quokka Tea', category: 'food', amenities: ['cash-only'] };
  await readJson(asEditor('PUT', `/api/admin/businesses/${id}`, change, 1));
  expect(await found('cash only')).toEqual(['Quokka Tea']);
  const history = await readJson<RecordVersion[]>(
    asEditor('GET', `/api/admin/businesses/${id}/history`),
  );
  expect(history[0]?.changes).toEqual([{ field: 'amenities', before: null, after: ['cash-only'] }]);
});

test.each(['"[""wifi"",""takeout""]"', '"Takeout\nwi-fi for guests"'])(
  'an import file can contain the amenities as %s',
  async (cell) => {
    const name = `Imported ${cell.length}`;
    const answer = await fetch(address('/api/admin/businesses/import'), {
      method: 'POST',
      headers: { Authorization: `Bearer ${auth().tokenOf('editor')}`, 'Content-Type': 'text/csv' },
      body: `name,category,amenities,state\n${name},food,${cell},published\n`,
    });
    expect(await answer.json()).toMatchObject({ create: 1, errors: [] });
    const listed = await readJson<ManagedRecord[]>(
      asEditor('GET', `/api/admin/businesses?q=${encodeURIComponent(name)}`),
    );
    expect(listed).toMatchObject([{ amenities: ['wifi', 'takeout'] }]);
    const file = await asEditor('GET', '/api/admin/businesses/export.csv');
    expect(await file.text()).toContain('"[""wifi"",""takeout""]"');
  },
);

test('an amenity of a later release does not hide the record', async () => {
  await database().query(
    `update businesses set amenities = '{valet,wifi}' where name = 'Numbat Cafe'`,
  );
  expect(await names('/api/businesses?amenities=wifi')).toContain('Numbat Cafe');
});
