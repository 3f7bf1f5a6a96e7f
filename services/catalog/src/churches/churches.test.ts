import { churchSchema } from '@town/contracts/churches/record';
import { describePublicList } from '@town/service-kit/testing/describe-public-list';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';

const { address, database, read } = useService(catalogService);

beforeAll(() =>
  database().query(`
    insert into churches (name, description, denomination, pastor, service_schedule) values
      ('St. Ferdinand', 'By the river', 'Catholic', null, 'Sundays 9 AM'),
      ('First Baptist Church', 'On the square', 'Baptist', 'Rev. Ann Example', null),
      ('Good Shepherd', 'On the hill', null, null, null)`),
);

test('churches come by name, in the shape of the contract', async () => {
  const list = await read<unknown[]>('/api/churches');
  const parsed = list.map((church) => churchSchema.parse(church));
  expect(parsed).toEqual(list);
  expect(parsed.map(({ name }) => name)).toEqual([
    'First Baptist Church',
    'Good Shepherd',
    'St. Ferdinand',
  ]);
  expect(parsed[2]?.serviceSchedule).toBe('Sundays 9 AM');
});

describePublicList('churches', {
  address: () => address('/api/churches'),
  database,
  insert: "insert into churches (name, description) values ('New', 'x')",
});
