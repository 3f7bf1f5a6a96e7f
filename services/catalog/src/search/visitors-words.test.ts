import type { SearchHit } from '@town/contracts/search/hit';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';

const { database, read } = useService(catalogService);

const names = async (q: string) =>
  (await read<SearchHit[]>(`/api/search?q=${encodeURIComponent(q)}`)).map(({ name }) => name);

beforeAll(() =>
  database().query(`
    insert into services (name, description, category, address) values
      ('Numbat Trash', 'x', 'other', null), ('Fire and EMS, District 2', 'x', 'other', null),
      ('Numbat Cooling', 'Repairs', 'other', null), ('Numbat Electric', 'x', 'other', null),
      ('Numbat Laundromat', 'x', 'other', null), ('Numbat Hotel', 'x', 'other', null),
      ('Numbat Nursery', 'x', 'other', null), ('Numbat Tacos', 'x', 'food', null), ('Numbat Antiques', 'x', 'other', '9 4th St'),
      ('Numbat Hardware', 'For sale', 'other', '9 US 281 North')`),
);
test.each([
  ['trash pickup', 'Numbat Trash'],
  ['recolección de basura', 'Numbat Trash'],
  ['fire department', 'Fire and EMS, District 2'],
  ['estación de bomberos', 'Fire and EMS, District 2'],
  ['air conditioning', 'Numbat Cooling'],
  ['ac repair', 'Numbat Cooling'],
  ['aire acondicionado', 'Numbat Cooling'],
  ['power outage', 'Numbat Electric'],
  ['apagón', 'Numbat Electric'],
  ['laundry', 'Numbat Laundromat'],
  ['lavandería', 'Numbat Laundromat'],
  ['airbnb', 'Numbat Hotel'],
  ['alojamiento', 'Numbat Hotel'],
  ['ferretería', 'Numbat Hardware'],
  ['antigüedades', 'Numbat Antiques'],
  ['vivero', 'Numbat Nursery'],
  ['highway 281', 'Numbat Hardware'],
  ['hwy 281', 'Numbat Hardware'],
  ['fourth street', 'Numbat Antiques'],
  ['ferretería en venta', 'Numbat Hardware'],
  ['where to sleep', 'Numbat Hotel'],
  ['¿Dónde dormir?', 'Numbat Hotel'],
  ['lavar ropa', 'Numbat Laundromat'],
  ['mexican food', 'Numbat Tacos'],
])('"%s" finds %s, which uses another word', async (words, name) => {
  expect(await names(words)).toContain(name);
});
test('words for a hairdresser find one that is called a salon, and no hall', async () => {
  await database().query(`insert into services (name, description, category) values
    ('Numbat Hall', 'Two-step en un salón viejo, y pasillos', 'other')`);
  for (const words of ['haircut', 'peluquería', 'hair salon'])
    expect(await names(words)).toEqual([]);
  expect(await names('salón viejo')).toEqual(['Numbat Hall']);
  await database().query(`insert into services (name, description, category) values
    ('Numbat Salon', 'x', 'other')`);
  for (const words of ['haircut', 'peluquería', 'hair salon']) {
    expect(await names(words)).toEqual(['Numbat Salon']);
  }
});

test('a question of filler words only finds nothing', async () => {
  expect(await names('what is the')).toEqual([]);
});

test('a search without a result is repeated with only the words that name something', async () => {
  expect(await names('laundromat hours tonight')).toEqual(['Numbat Laundromat']);
  expect(await names('best hotel in town')).toEqual(['Numbat Hotel']);
  expect(await names('unheard tonight')).toEqual([]);
  const suggested = await read<SearchHit[]>('/api/search/suggestions?q=laundromat%20hours');
  expect(suggested.map(({ name }) => name)).toEqual(['Numbat Laundromat']);
});
