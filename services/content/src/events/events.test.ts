import { type TownEvent, townEventSchema } from '@town/contracts/calendar/record';
import { describePublicList } from '@town/service-kit/testing/describe-public-list';
import { eventually } from '@town/service-kit/testing/eventually';
import { useService } from '@town/service-kit/testing/service-harness';
import { DataSource } from 'typeorm';
import { contentService } from '../content-service.js';

const { address, database, read, service } = useService(contentService);

beforeAll(() =>
  database().query(`
    insert into events (title, description, category, date, time, location, featured) values
      ('Lavender Festival', 'Fields', 'community', '2027-06-11', '9:00 AM', 'Square', true),
      ('Ball Game', 'Panthers', 'sports', '2026-09-04', null, null, false),
      ('Council', 'Agenda', 'government', '2027-06-11', '6:00 PM', 'City Hall', false),
      ('Old Fair', 'Long ago', 'community', '2001-01-01', null, null, false)`),
);

const titles = async (query = '') =>
  (await read<TownEvent[]>(`/api/events${query}`)).map(({ title }) => title);

test('all events are sorted by date, including past ones, in the shape of the contract', async () => {
  const list = await read<unknown[]>('/api/events');
  for (const event of list) expect(townEventSchema.parse(event)).toEqual(event);
  expect(await titles()).toEqual(['Old Fair', 'Ball Game', 'Lavender Festival', 'Council']);
});

test('the calendar can be filtered by category', async () => {
  expect(await titles('?category=community')).toEqual(['Old Fair', 'Lavender Festival']);
  expect(await titles('?category=other')).toEqual([]);
});

test('visitors find events by words without their accents and apostrophes', async () => {
  await database().query(`
    insert into events (title, description, category, date, location) values
      ('José’s Fiesta', 'Música', 'community', '2031-05-05', 'Plaza')`);
  for (const words of ['jose', "JOSÉ'S musica", 'plaza joses']) {
    expect(await titles(`?q=${encodeURIComponent(words)}`)).toEqual(['José’s Fiesta']);
  }
  await database().query(`delete from events where date = '2031-05-05'`);
});

test('from leaves out earlier events', async () => {
  expect(await titles('?from=2027-06-11')).toEqual(['Lavender Festival', 'Council']);
  expect(await titles('?from=2027-06-12')).toEqual([]);
});

test('to leaves out later events and includes its own day', async () => {
  expect(await titles('?to=2026-09-04')).toEqual(['Old Fair', 'Ball Game']);
  expect(await titles('?from=2026-09-04&to=2027-06-11&limit=1&offset=1')).toEqual([
    'Lavender Festival',
  ]);
});

test('notOverAt leaves out events that have ended by then in the town', async () => {
  await database().query(`
    insert into events (title, description, category, date, time, end_date, end_time) values
      ('Walk', 'x', 'community', '2027-07-04', '8 AM - 9:30 AM', null, null),
      ('Parade', 'x', 'community', '2027-07-04', '10:00 AM', null, null),
      ('Fireworks', 'x', 'community', '2027-07-04', '9 PM', null, null),
      ('Camp', 'x', 'community', '2027-07-01', '8 AM', '2027-07-04', '11 AM'),
      ('All day', 'x', 'community', '2027-07-04', null, null, null)`);
  const at = (clock: string) => titles(`?from=2027-07-04&notOverAt=2027-07-${clock}`);
  expect(await at('04T09:29')).toEqual(['Camp', 'All day', 'Walk', 'Parade', 'Fireworks']);
  expect(await at('04T09:30')).toEqual(['Camp', 'All day', 'Parade', 'Fireworks']);
  expect(await at('04T12:00')).toEqual(['All day', 'Fireworks']);
  expect(await at('05T00:00')).toEqual([]);
  expect((await fetch(address('/api/events?notOverAt=now'))).status).toBe(400);
  await database().query(`delete from events where date between '2027-07-01' and '2027-07-04'`);
});

test('notOverAt keeps an event that lasts past midnight, and leaves out one that ended in the morning', async () => {
  await database().query(`
    insert into events (title, description, category, date, time, end_date, end_time) values
      ('Band', 'x', 'community', '2027-07-04', '8 PM - 1 AM', null, null),
      ('Dance', 'x', 'community', '2027-07-04', '8:00 PM', null, '1:00 AM'),
      ('Fair', 'x', 'community', '2027-07-02', '8:00 PM', '2027-07-04', '1:00 AM'),
      ('Vigil', 'x', 'community', '2027-07-03', '8:00 PM', '2027-07-04', '1:00 AM')`);
  expect(await titles('?from=2027-07-04&notOverAt=2027-07-04T09:30')).toEqual([
    'Fair',
    'Band',
    'Dance',
  ]);
  await database().query(`delete from events where date between '2027-07-01' and '2027-07-04'`);
});

test('notOverAt leaves out an ended event that is added while the list is read', async () => {
  const writer = service().app.get(DataSource).createQueryRunner();
  await writer.startTransaction();
  await writer.query('lock table list_versions in access exclusive mode');
  const listed = titles('?from=2027-07-04&notOverAt=2027-07-04T20:00');
  await eventually(async () =>
    expect(
      await writer.query(
        `select from pg_locks where not granted and relation = 'list_versions'::regclass`,
      ),
    ).not.toEqual([]),
  );
  await writer.query(`
    insert into events (title, description, category, date, time) values
      ('Breakfast', 'x', 'community', '2027-07-04', '8:00 AM - 9:17 AM'),
      ('Fireworks', 'x', 'community', '2027-07-04', '9:00 PM')`);
  await writer.commitTransaction();
  await writer.release();
  expect(await listed).toEqual(['Fireworks']);
  await database().query(`delete from events where date = '2027-07-04'`);
});

test('the calendar can be filtered by a month of any year', async () => {
  expect(await titles('?month=6')).toEqual(['Lavender Festival', 'Council']);
  expect(await titles('?month=9&category=sports')).toEqual(['Ball Game']);
  expect((await fetch(address('/api/events?month=13'))).status).toBe(400);
});

test('an event of several months is found in each of them', async () => {
  await database().query(`
    insert into events (title, description, category, date, end_date) values
      ('Exhibition', 'x', 'education', '2028-11-20', '2029-02-03')`);
  const found = async (month: number) => titles(`?category=education&month=${month}`);
  for (const month of [11, 12, 1, 2]) expect(await found(month)).toEqual(['Exhibition']);
  for (const month of [10, 3]) expect(await found(month)).toEqual([]);
  await database().query("delete from events where title = 'Exhibition'");
});

test('the events of each day of a month are counted, and an event of several days on each of them', async () => {
  const [long] = await database().query<{ id: string }>(`
      insert into events (title, description, category, date, end_date)
      values ('Long', 'x', 'community', '2027-06-11', '2027-06-13') returning id`);
  const days = (query: string) => read(`/api/event-days?from=2027-06-01&to=2027-06-30${query}`);
  expect(await days('')).toEqual([
    { date: '2027-06-11', count: 3 },
    { date: '2027-06-12', count: 1 },
    { date: '2027-06-13', count: 1 },
  ]);
  expect(await days('&category=government')).toEqual([{ date: '2027-06-11', count: 1 }]);
  await database().query('delete from events where id = $1', [long?.id]);
  expect(await days('')).toEqual([{ date: '2027-06-11', count: 2 }]);
  const tooLong = await fetch(address('/api/event-days?from=2027-01-01&to=2027-12-31'));
  expect(tooLong.status).toBe(400);
});

test.each(['2027-02-30', '11/06/2027', 'today', ''])('the date "%s" is refused', async (from) => {
  expect((await fetch(address(`/api/events?from=${from}`))).status).toBe(400);
  expect((await fetch(address(`/api/events?to=${from}`))).status).toBe(400);
});

describePublicList('events', {
  address: () => address('/api/events'),
  database,
  insert: `insert into events (title, description, category, date)
    values ('New', 'x', 'business', '2026-01-01')`,
});
