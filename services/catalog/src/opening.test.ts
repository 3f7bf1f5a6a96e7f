import { managedRecordSchema } from '@town/contracts/managed-records/record';
import { editorCall } from '@town/service-kit/testing/editor-call';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { useService } from '@town/service-kit/testing/service-harness';
import * as z from 'zod/mini';
import { catalogService } from './catalog-service.js';

const { auth, settings } = useFakeAuth();
const { address, read } = useService(catalogService, settings);
const asEditor = editorCall({ address }, auth);

interface Listed {
  name: string;
  distance?: number;
  openingHours: unknown;
}

async function save(kind: string, content: object) {
  const response = await asEditor('POST', `/api/admin/${kind}`, {
    category: 'food',
    state: 'published',
    ...content,
  });
  const answer = z.looseObject({}).parse(await response.json());
  return { status: response.status, answer };
}

const list = (query: string, kind = 'businesses') => read<Listed[]>(`/api/${kind}?${query}`);
const names = async (query: string, kind?: string) =>
  (await list(query, kind)).map(({ name }) => name);

const mondays = { dayOfWeek: ['Monday'], opens: '09:00', closes: '17:00' };
const always = {
  dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  opens: '00:00',
  closes: '23:59',
};

beforeAll(async () => {
  const north = { latitude: 30.2, longitude: -98.4 };
  const centre = { latitude: 30.1, longitude: -98.4 };
  await save('businesses', { name: 'Mondays', openingHours: [mondays], ...north });
  await save('businesses', { name: 'Always', openingHours: [always], ...centre });
  await save('businesses', {
    name: 'Shut',
    openingHours: [always],
    businessStatus: 'temporarily-closed',
  });
  await save('businesses', { name: 'Unknown' });
  await save('services', { name: 'Night Plumber', openingHours: JSON.stringify([always]) });
  await save('services', { name: 'Day Plumber', openingHours: [mondays] });
});

test('sort=open puts open places first, then places with unknown hours, across all pages', async () => {
  // A Tuesday.
  const open = 'open=2027-03-16T12:00';
  expect(await names('sort=open&limit=2')).toHaveLength(2);
  const all = await names('sort=open');
  expect(all.slice(-1)).toEqual(['Shut']);
  expect(all.indexOf('Always')).toBe(0);
  expect(await names(`${open}&sort=open`)).toEqual(['Always']);
  expect(await names('sort=open&limit=1&offset=3')).toEqual(all.slice(3, 4));
  expect((await fetch(address('/api/businesses?sort=name'))).status).toBe(400);
});

test('a response about the current time is not cached for later minutes', async () => {
  const ask = () => fetch(address('/api/businesses?open=now'));
  const before = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-03-15T15:00:00Z'));
  const monday = await ask();
  expect(await monday.json()).toMatchObject([{ name: 'Always' }, { name: 'Mondays' }]);
  before.mockReturnValue(Date.parse('2027-03-16T15:00:00Z'));
  const tuesday = await ask();
  before.mockRestore();
  expect(tuesday.headers.get('etag')).not.toBe(monday.headers.get('etag'));
  expect(await tuesday.json()).toMatchObject([{ name: 'Always' }]);
});

test('a place has its hours, its status and its position', async () => {
  const [always] = await list('');
  expect(always).toMatchObject({
    name: 'Always',
    openingHours: [{ opens: '00:00', closes: '23:59' }],
    businessStatus: 'open',
    hoursConfirmedOn: null,
    latitude: 30.1,
    longitude: -98.4,
  });
  const unknown = (await list('')).find(({ name }) => name === 'Unknown');
  expect(unknown?.openingHours).toBeNull();
});

test.each([
  ['open=2027-03-08T12:00', ['Always', 'Mondays']],
  ['open=2027-03-08T18:00', ['Always']],
  ['open=2027-03-09T12:00', ['Always']],
  ['open=2027-03-08T12:00&limit=1&offset=1', ['Mondays']],
  ['open=2027-03-08T12:00&category=shopping', []],
  // An incomplete year, as sent while somebody types.
  ['open=0027-03-09T12:00', ['Always']],
])('%s finds the places that are open at that time in the town', async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

test('open=now finds a place that never closes', async () => {
  expect(await names('open=now')).toContain('Always');
  expect(await names('open=now')).not.toContain('Shut');
  expect(await names('open=2027-03-09T03:00', 'services')).toEqual(['Night Plumber']);
});

test('near sorts by distance and returns it in metres; places without a position come last', async () => {
  const found = await list('near=30.1,-98.4');
  expect(found.map(({ name }) => name).slice(0, 2)).toEqual(['Always', 'Mondays']);
  expect(found.map(({ distance }) => distance).slice(0, 3)).toEqual([0, 11_119, undefined]);
  const response = await fetch(address('/api/businesses?near=30.1,-98.4&limit=1'));
  expect(response.headers.get('x-total-count')).toBe('4');
});

test('near uses metres, not degrees, and the limit applies after the filters', async () => {
  // A degree of longitude is shorter here than one of latitude: by degrees, the north would be nearer.
  await save('services', { name: 'Roofer North', latitude: 30.1095, longitude: -98.4 });
  await save('services', { name: 'Roofer East', latitude: 30.1, longitude: -98.39 });
  await save('services', {
    name: 'Roofer Here',
    latitude: 30.1,
    longitude: -98.4,
    openingHours: [mondays],
  });
  const near = 'near=30.1,-98.4';
  const found = await list(near, 'services');
  expect(found.slice(0, 4).map(({ name, distance }) => [name, distance])).toEqual([
    ['Roofer Here', 0],
    ['Roofer East', 962],
    ['Roofer North', 1056],
    ['Day Plumber', undefined],
  ]);
  const open = `${near}&open=2027-03-09T12:00&limit=1`;
  expect(await names(open, 'services')).toEqual(['Night Plumber']);
  expect(await names(`${near}&limit=2&offset=1`, 'services')).toEqual([
    'Roofer East',
    'Roofer North',
  ]);
  expect(await names('near=0,180&limit=3', 'services')).toEqual([
    'Roofer Here',
    'Roofer North',
    'Roofer East',
  ]);
});

test('the number of the nearest places is that of the last write', async () => {
  const total = async (query: string) =>
    (await fetch(address(`/api/services?near=30.1,-98.4&limit=1${query}`))).headers.get(
      'x-total-count',
    );
  const open = '&open=2027-03-09T12:00';
  const before = { all: Number(await total('')), open: Number(await total(open)) };
  await save('services', { name: 'Roofer Shut', openingHours: [mondays] });
  expect(await total('')).toBe(String(before.all + 1));
  expect(await total(open)).toBe(String(before.open));
  expect(await total('&offset=500')).toBe(String(before.all + 1));
});

test.each([
  'open=later',
  'open=2027-13-08T12:00',
  'near=here',
  'near=91,0',
  'near=0,181',
  'near=1',
  'open=9999-12-31T24:00',
])('%s is refused', async (query) => {
  expect((await fetch(address(`/api/businesses?${query}`))).status).toBe(400);
});

test.each([
  [[{ ...mondays, opens: '9' }], 'openingHours.0.opens', 'Please enter times such as 09:00'],
  [[{ ...mondays, dayOfWeek: [] }], 'openingHours.0.dayOfWeek', 'Please choose a day'],
  [
    [{ ...mondays, validFrom: '2027-03-02', validThrough: '2027-03-01' }],
    'openingHours.0.validThrough',
    'The last day is before the first',
  ],
  ['Mondays', 'openingHours', 'The opening hours cannot be read'],
])('opening hours %j are refused with a reason', async (openingHours, path, message) => {
  const { status, answer } = await save('businesses', { name: 'Wrong', openingHours });
  expect(status).toBe(400);
  expect(answer['errors']).toEqual([{ path, message }]);
});

test('opening hours survive an export and an import', async () => {
  const headers = { Authorization: `Bearer ${auth().tokenOf('editor')}` };
  const exported = await fetch(address('/api/admin/businesses/export.csv'), { headers });
  const imported = await fetch(address('/api/admin/businesses/import?dryRun=true'), {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'text/csv' },
    body: await exported.text(),
  });
  expect(await imported.json()).toMatchObject({ unchanged: 4, update: 0, errors: [] });
});

test('the response to a save contains the values that were sent', async () => {
  const content = { name: 'Again', openingHours: [mondays], hoursConfirmedOn: '2027-03-01' };
  const { answer } = await save('businesses', { ...content, state: 'draft' });
  expect(managedRecordSchema.parse(answer)).toMatchObject(content);
});
