import type { SearchHit } from '@town/contracts/search/hit';
import { dayNames } from '@town/contracts/town/date';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';
import { indexText } from '../testing/index-text.js';
import { setToday } from '../testing/set-today.js';

const { database, read } = useService(catalogService);

const hits = (q: string) => read<SearchHit[]>(`/api/search?q=${encodeURIComponent(q)}`);
const names = async (q: string) => (await hits(q)).map(({ name }) => name);
const closed = async (q: string) =>
  (await hits(q)).map(({ name, closedThen, askedAt }) => [name, closedThen, askedAt]);
const moments = async (q: string) =>
  (await hits(q)).map(({ name, openAt }) => `${name} ${openAt ?? ''}`.trim());

/** A Wednesday. It is about noon in the town. */
const today = '2027-03-10';
const weekend = ['Saturday', 'Sunday'];

beforeEach(async () => {
  setToday(today);
  const spans = {
    'Koala Diner': [{ dayOfWeek: dayNames, opens: '06:00', closes: '14:00' }],
    'Koala Bar': [{ dayOfWeek: dayNames, opens: '17:00', closes: '02:00' }],
    'Numbat Grill': [{ dayOfWeek: weekend, opens: '11:00', closes: '20:00' }],
  };
  for (const [name, openingHours] of Object.entries(spans)) {
    await database().query(
      `insert into businesses (name, description, category, opening_hours)
       values ($1, 'Restaurant', 'food', $2)`,
      [name, JSON.stringify(openingHours)],
    );
  }
  await database().query(
    `insert into businesses (name, description, category, hours)
     values ('Wombat Grill', 'By chance', 'food', 'By chance')`,
  );
  await indexText(database(), 'news', 'Open house', today, 'Open at 8, the open sky, a las 8');
});
afterEach(() => {
  jest.restoreAllMocks();
  return database().query('delete from search_documents; delete from businesses');
});

test.each([
  ['open at 8pm', ['Koala Bar 2027-03-10T20:00']],
  ['what is open at 8', ['Koala Bar 2027-03-10T20:00']],
  ['abierto a las 8', ['Koala Bar 2027-03-10T20:00']],
  ['open at 1 am', ['Koala Bar 2027-03-11T01:00']],
  ['open at midnight', ['Koala Bar 2027-03-11T00:00']],
  ['open at 7 am', ['Koala Diner 2027-03-11T07:00']],
  ['open at 7 am sunday', ['Koala Diner 2027-03-14T07:00']],
  ['open sunday at 1', ['Koala Diner 2027-03-14T13:00', 'Numbat Grill 2027-03-14T13:00']],
  ['open this weekend at 7:30pm', ['Koala Bar 2027-03-12T19:30', 'Numbat Grill 2027-03-13T19:30']],
])('finds the places that are open at the time, and says when: "%s"', async (q, found) => {
  expect(await moments(q)).toEqual(found);
});

test('the place may close at a time until which it should be open', async () => {
  expect(await names('open saturday until 8pm')).toEqual(['Koala Bar', 'Numbat Grill']);
  expect(await names('open saturday at 8pm')).toEqual(['Koala Bar']);
});

test.each([
  ['koala open at 8 in the evening', ['Koala Bar']],
  ['restaurants open at 8pm', ['Koala Bar', 'Wombat Grill']],
  ['restaurants at 8pm', ['Koala Bar', 'Wombat Grill']],
  ['koala open at 12 at night', ['Koala Bar']],
  ['koala open until 2am', ['Koala Bar']],
  ['koala open late until 2', ['Koala Bar']],
  ['koala open before 7am', ['Koala Diner']],
  ['koala open after 9pm', ['Koala Bar']],
  ['restaurants before 7am', ['Koala Diner', 'Wombat Grill']],
])('finds those that match the other words: "%s"', async (q, found) => {
  expect(await names(q)).toEqual(found);
});

test('a place whose hours nobody knows comes last, and nothing is said of it', async () => {
  expect(await moments('grill open saturday at noon')).toEqual([
    'Numbat Grill 2027-03-13T12:00',
    'Wombat Grill',
  ]);
});

test('offers the places that are open at the nearest time if none is open then, and no text with such words', async () => {
  expect(await closed('open at 4 am')).toEqual([
    ['Koala Bar', true, '2027-03-11T04:00'],
    ['Koala Diner', true, '2027-03-11T04:00'],
    ['Numbat Grill', true, '2027-03-11T04:00'],
  ]);
});

test.each([
  ['koala open at 4 am', '2027-03-11T04:00'],
  ['koala open thursday at 4 am', '2027-03-11T04:00'],
  ['koala open this weekend at 4 am', undefined],
  ['koala open friday until 4 am', undefined],
])('says of the places that match when they are closed: "%s"', async (q, moment) => {
  const found = (await hits(q)).map(({ name, fuzzy, ...hit }) => [name, fuzzy, hit.closedThen]);
  expect(found).toEqual([
    ['Koala Bar', true, true],
    ['Koala Diner', true, true],
  ]);
  expect((await hits(q))[0]?.askedAt).toBe(moment);
});

test.each(['koala open on memorial day at 4 am', 'koala open may 31 at 4 am'])(
  'does not say that places are closed on a holiday for which they have no hours: "%s"',
  async (q) => {
    expect(await closed(q)).toEqual([
      ['Koala Bar', undefined, undefined],
      ['Koala Diner', undefined, undefined],
    ]);
  },
);

test('a place that is closed on a day is only similar, except beside an event with the words', async () => {
  expect(await closed('numbat open tomorrow')).toEqual([['Numbat Grill', true, undefined]]);
  await indexText(database(), 'events', 'Numbat Open', '2027-03-11');
  expect(await closed('numbat open tomorrow')).toContainEqual([
    'Numbat Open',
    undefined,
    undefined,
  ]);
});

test('the services of a church are no answer where the places that match are closed', async () => {
  await database().query(
    `insert into churches (name, description, service_schedule) values ('Possum Church', 'Koala', 'Sun 9')`,
  );
  const found = ['Koala Bar', 'Koala Diner'];
  expect(await names('koala open at 4 am')).toEqual(found);
  await database().query('delete from churches');
});

test.each([
  ['bar open at 8 tomorrow', ['Koala Bar 2027-03-11T20:00']],
  ['bar open saturday at 9', ['Koala Bar 2027-03-13T21:00']],
  ['diner open at 8', ['Koala Diner 2027-03-11T08:00']],
  ['bar open until 2', ['Koala Bar']],
])('a number is the half of the day in which the place is open: "%s"', async (q, found) => {
  expect(await moments(q)).toEqual(found);
});

test.each(['open saturday until 2am', 'open until 2 am saturday'])(
  'the night of a day lasts until the next morning: "%s"',
  async (q) => {
    const spans = { 'Possum Bar': ['Saturday'], 'Quoll Bar': ['Friday'] };
    for (const [name, dayOfWeek] of Object.entries(spans)) {
      await database().query(
        `insert into businesses (name, description, category, opening_hours) values ($1, 'x', 'food', $2)`,
        [name, JSON.stringify([{ dayOfWeek, opens: '20:00', closes: '02:00' }])],
      );
    }
    expect(await names(q)).toEqual(['Koala Bar', 'Possum Bar']);
  },
);

test('nothing is said of a time after or before which places are open', async () => {
  expect(await moments('open after 9pm')).toEqual(['Koala Bar']);
  expect(await moments('open before 7am')).toEqual(['Koala Diner']);
});

test.each([
  ['open at 9 am today', 'Koala Diner', '2027-03-11T09:00', '2027-03-11T09:00'],
  ['open today until 11 am', 'Koala Diner', undefined, '2027-03-11T11:00'],
  ['abierto hoy a las 9 de la mañana', 'Koala Diner', '2027-03-11T09:00', '2027-03-11T09:00'],
  ['open wednesday at 9 am', 'Koala Diner', '2027-03-17T09:00', '2027-03-17T09:00'],
])('a time that has passed is one of the next such day: "%s"', async (q, name, openAt, askedAt) => {
  const [hit, ...others] = await hits(q);
  expect(others).toEqual([]);
  expect([hit?.name, hit?.openAt, hit?.askedAt]).toEqual([name, openAt, askedAt]);
});

test('at a time of several days, only those count on which it is to come', async () => {
  setToday('2027-03-13');
  expect(await moments('grill open this weekend at 11:30 am')).toEqual([
    'Numbat Grill 2027-03-14T11:30',
    'Wombat Grill',
  ]);
});

test('a named place that is closed then is only a similar result', async () => {
  expect(await hits('numbat grill open at 9am')).toMatchObject([
    { name: 'Numbat Grill', fuzzy: true },
  ]);
});
