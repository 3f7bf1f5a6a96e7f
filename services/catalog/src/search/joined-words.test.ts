import type { SearchHit } from '@town/contracts/search/hit';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';
import { indexText } from '../testing/index-text.js';

const { database, read } = useService(catalogService);

const names = async (q: string) =>
  (await read<SearchHit[]>(`/api/search?q=${encodeURIComponent(q)}`)).map(({ name }) => name);

beforeAll(async () => {
  await database().query(`
    insert into businesses (name, description, category) values
      ('Numbat Wine/Beer Garden', 'x', 'food'),
      ('Quoll Heating-and-Cooling', 'x', 'other'),
      ('Quoll E-Bike Tours', 'x', 'other'),
      ('Bilby Drop-Off', 'x', 'other'),
      ('Possum A/C Repair', 'x', 'other')`);
  await indexText(database(), 'news', 'Fire/EMS report for October', null);
});

test.each([
  ['ems', 'Fire/EMS report for October'],
  ['fire', 'Fire/EMS report for October'],
  ['fire/ems', 'Fire/EMS report for October'],
  ['beer', 'Numbat Wine/Beer Garden'],
  ['wine', 'Numbat Wine/Beer Garden'],
  ['cooling', 'Quoll Heating-and-Cooling'],
  ['e-bike', 'Quoll E-Bike Tours'],
  ['ebike', 'Quoll E-Bike Tours'],
  ['ebikes', 'Quoll E-Bike Tours'],
  ['bike', 'Quoll E-Bike Tours'],
  ['drop off', 'Bilby Drop-Off'],
  ['dropoff', 'Bilby Drop-Off'],
  ['a/c', 'Possum A/C Repair'],
  ['ac repair', 'Possum A/C Repair'],
])('"%s" finds %s, which joins words', async (q, expected) => {
  expect(await names(q)).toContain(expected);
});
