import type { SearchHit } from '@town/contracts/search/hit';
import { addDays, dayNames } from '@town/contracts/town/date';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';
import { useToday } from '../testing/set-today.js';

const { database, read } = useService(catalogService);

const hits = (q: string) => read<SearchHit[]>(`/api/search?q=${encodeURIComponent(q)}`);
const names = async (q: string) => (await hits(q)).map(({ name }) => name);

const article = (id: string, kind: string, name: string, description: string, date?: string) =>
  database().query(
    'select index_document(jsonb_populate_record(null::search_sources, $1), $2, 1)',
    [
      JSON.stringify({
        ...{ record_id: `00000000-0000-4000-8000-00000000000${id}`, source: kind, kind },
        ...{ slug: id, name, description, category: 'x', details: kind },
      }),
      date,
    ],
  );

/** A Wednesday. */
const today = '2027-03-10';
useToday(today);

beforeAll(async () => {
  const always = { dayOfWeek: dayNames, opens: '00:00', closes: '23:59' };
  await database().query(
    `insert into businesses (name, description, category, amenities, opening_hours) values
      ('Quoll Tacos', 'Tacos', 'food', '{takeout,wheelchair-access}', $1),
      ('Numbat Diner', 'Pie', 'restaurant', '{dogs-welcome}', '[]')`,
    [JSON.stringify([always])],
  );
  await database().query(`
    insert into services (name, description, category) values
      ('Ledger and Sons', 'Accounting', 'other'),
      ('Condado Signs', 'x', 'other');
    insert into churches (name, description, denomination) values ('Open Grace', 'Dinner after', 'Baptist');
    insert into properties (title, description, property_type, address, price, contact) values
      ('House by the school', 'By the school', 'residential', '1 Oak', 1, 'a@example.com')`);
  await article('1', 'civic', 'Numbat School', 'x');
  await article('2', 'civic', 'Biblioteca', 'Libros');
  await article('3', 'news', 'La biblioteca amplía su horario', 'x');
  await article('4', 'event', 'Story Hour', 'For kids', addDays(today, 9));
  await article('5', 'news', 'Things to know', 'x');
});

test.each([
  ['tacos to go', 'Quoll Tacos'],
  ['wheelchiar', 'Quoll Tacos'],
  ['wheelchiar tacos', 'Quoll Tacos'],
  ['wheelchiar open now', 'Quoll Tacos'],
  ['handicap', 'Quoll Tacos'],
  ['tacos open sundays', 'Quoll Tacos'],
  ['tacos abiertos los domingos', 'Quoll Tacos'],
  ['is the diner open', 'Numbat Diner'],
  ['things to do with kids', 'Story Hour'],
  ['qué hacer con niños', 'Story Hour'],
  ['things to do with dogs', 'Numbat Diner'],
  ['things to do with a dog', 'Numbat Diner'],
  ['contador', 'Ledger and Sons'],
  ['iglesia bautista', 'Open Grace'],
  ['school', 'Numbat School'],
  ['horario de la biblioteca', 'Biblioteca'],
  ['a qué hora abre la biblioteca', 'Biblioteca'],
])('"%s" finds %s first', async (q, name) => {
  expect((await names(q))[0]).toBe(name);
});

test('a guessed amenity counts as a similar result', async () => {
  expect(await hits('wheelchiar')).toMatchObject([{ name: 'Quoll Tacos', fuzzy: true }]);
});
