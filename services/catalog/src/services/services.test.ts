import { serviceSchema } from '@town/contracts/services/record';
import { describePublicList } from '@town/service-kit/testing/describe-public-list';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';

const { address, database, read } = useService(catalogService);

beforeAll(() =>
  database().query(`
    insert into services (name, description, category, contact_person) values
      ('River Plumbing', 'Pipes', 'home_services', 'Pat Example'),
      ('Ace Electric', 'Wires', 'home_services', null),
      ('Hill Vet', 'Animals', 'healthcare', null)`),
);

test('services are sorted by name, in the shape of the contract', async () => {
  const list = await read<unknown[]>('/api/services');
  const parsed = list.map((service) => serviceSchema.parse(service));
  expect(parsed).toEqual(list);
  expect(parsed.map(({ name, contactPerson }) => [name, contactPerson])).toEqual([
    ['Ace Electric', null],
    ['Hill Vet', null],
    ['River Plumbing', 'Pat Example'],
  ]);
});

test('the filter by category applies before the limit', async () => {
  const list = await read<{ name: string }[]>('/api/services?category=home_services&limit=1');
  expect(list.map(({ name }) => name)).toEqual(['Ace Electric']);
  expect(await read('/api/services?category=unheard_of')).toEqual([]);
});

describePublicList('services', {
  address: () => address('/api/services'),
  database,
  insert: "insert into services (name, description, category) values ('New', 'x', 'other')",
});
