import { type OpenNow, openNowSchema } from '@town/contracts/directory/open-now';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';

const { database, read } = useService(catalogService);

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const always = JSON.stringify([{ dayOfWeek: week, opens: '00:00', closes: '23:59' }]);
const never = JSON.stringify([{ dayOfWeek: week, opens: '00:00', closes: '00:00' }]);

const openNow = async () => openNowSchema.parse(await read<OpenNow>('/api/open-now'));

test('open places are counted by kind, and a change is counted at once', async () => {
  expect(await openNow()).toEqual({ dining: 0, shopping: 0, services: 0 });
  await database().query(
    `insert into businesses (name, description, category, opening_hours, business_status) values
      ('A', 'x', 'restaurant', $1, 'open'), ('B', 'x', 'food', $1, 'open'), ('C', 'x', 'retail', $1, 'open'),
      ('D', 'x', 'beauty', $1, 'open'), ('E', 'x', 'dining', $2, 'open'), ('F', 'x', 'dining', null, 'open'),
      ('G', 'x', 'dining', $1, 'temporarily-closed')`,
    [always, never],
  );
  await database().query(
    "insert into services (name, description, category, opening_hours) values ('H', 'x', 'household', $1)",
    [always],
  );
  expect(await openNow()).toEqual({ dining: 2, shopping: 1, services: 1 });
  await database().query("delete from businesses where name = 'A'");
  expect(await openNow()).toEqual({ dining: 1, shopping: 1, services: 1 });
});
