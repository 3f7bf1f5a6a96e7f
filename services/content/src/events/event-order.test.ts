import { eventHours } from '@town/contracts/calendar/event-hours';
import type { TownEvent } from '@town/contracts/calendar/record';
import { eventually } from '@town/service-kit/testing/eventually';
import { useService } from '@town/service-kit/testing/service-harness';
import { contentService } from '../content-service.js';
import { inDays } from '../testing/calendar-imports.js';

const { database, read } = useService(contentService);

// Only the dates near today of a recurring event are stored.
const [first, second] = [inDays(20), inDays(21)];
const day = `from=${first}&to=${first}`;
const titles = async (query: string) =>
  (await read<TownEvent[]>(`/api/events?${query}`)).map(({ title }) => title);

test('the events of a day are sorted by their start time, those without one first', async () => {
  await database().query(`
    insert into events (title, description, category, date, time, recurrence) values
      ('Bake Sale', '', 'community', '${first}', '10:30 AM', null),
      ('Council', '', 'government', '${first}', '6 PM', null),
      ('Yoga', '', 'community', '${first}', '9 AM - 10 AM', null),
      ('Art Walk', '', 'community', '${first}', 'All day', null),
      ('market', '', 'community', '${first}', null, null),
      ('Zumba', '', 'community', '${first}', '06:45', 'FREQ=DAILY;COUNT=2'),
      ('Concert', '', 'community', '${first}', '6:00 PM', null),
      ('Aftermath', '', 'community', '${second}', '7 AM', null)`);
  const order = 'Art Walk,market,Zumba,Yoga,Bake Sale,Concert,Council'.split(',');
  await eventually(async () => expect(await titles(day)).toEqual(order));
  expect(await titles(`${day}&limit=3&offset=2`)).toEqual(['Zumba', 'Yoga', 'Bake Sale']);
  expect(await titles(`${day}&limit=3&offset=5`)).toEqual(['Concert', 'Council']);
  expect(await titles(`from=${second}`)).toEqual(['Zumba', 'Aftermath']);
});

test.each([
  '6:00 PM',
  '9 AM - 2 PM',
  '18:30',
  '18.30',
  '12:00 AM',
  '12 PM to 1 PM',
  '12:15 a.m.',
  'Doors at 7 PM, music until late',
  '7pm',
  '7 pmish',
  '10-11 AM',
  '6-8 PM',
  '6:00-8:00 PM',
  '06:30 – 8 pm',
  '5:30 to 7:30 p.m.',
  '10-2 PM',
  '12-3 PM',
  '9-12 PM',
  '10 until 2 am',
  '18:05-8 PM',
  '13.10 - 3 PM',
  'Doors 6-7 PM, music 7-9 PM',
  '6-7-8 PM',
  '6:30',
  '24:00',
  'All day',
  'Sunset',
  'Room 12',
  'noon',
  'Midnight',
  '12 noon',
  '12:00 midnight',
  'Noon - 2 PM',
  '8 PM until midnight',
  'Sunset to midnight',
  'Noon to midnight',
  'until 12 midnight',
  'Afternoon',
  '5 amigos',
  '6:30 p. m.',
  '6 a. m.',
  '',
])('the database parses the time in %p like the code does', async (words) => {
  const [row] = await database().query<{ begin: number | null }>(
    'select event_begin($1) as begin',
    [words],
  );
  const [hours, minutes] = eventHours(words)?.begin.split(':').map(Number) ?? [];
  const begin = hours === undefined || minutes === undefined ? null : hours * 60 + minutes;
  expect(row?.begin).toBe(begin);
});
