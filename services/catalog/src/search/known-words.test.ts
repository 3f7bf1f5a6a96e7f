import type { SearchHit } from '@town/contracts/search/hit';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';

const { database, read } = useService(catalogService);

const names = async (q: string) =>
  (await read<SearchHit[]>(`/api/search?q=${encodeURIComponent(q)}`)).map(({ name }) => name);

beforeAll(() =>
  database().query(`
    insert into services (name, description, category) values
      ('Square Auto Repair', 'Brakes and engines', 'automotive'),
      ('Gravel and Stone', 'Laid with care, by the cartload', 'other'),
      ('Spring Nursery', 'Plantas', 'other'), ('Blanco Vallis', 'x', 'other')`),
);

test.each(['mechanic', 'mecánico', 'llantas'])(
  '"%s" is a known word, so nothing is guessed beside what it finds',
  async (word) => {
    expect(await names(word)).toEqual(['Square Auto Repair']);
  },
);

test('a known word that finds nothing is no typing error of another', async () => {
  await database().query(`insert into search_synonyms (words) values ('{bank,banco}')`);
  expect(await names('banco')).toEqual([]);
});

test('what a wrongly typed word means is not the beginning of other words', async () => {
  expect(await names('mechanik')).toEqual(['Square Auto Repair']);
});
