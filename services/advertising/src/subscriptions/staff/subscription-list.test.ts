import { type StaffPayment, staffPaymentSchema } from '@town/contracts/payments/staff-record';
import { plans } from '@town/contracts/plans/price-list';
import {
  type StaffSubscription,
  staffSubscriptionSchema,
} from '@town/contracts/subscriptions/staff-record';
import { readJson } from '@town/service-kit/testing/read-json';
import { useSubscriptions } from '../../testing/subscriptions-harness.js';

const town = useSubscriptions();
const path = '/api/admin/subscriptions';

const list = (query = '') => readJson<StaffSubscription[]>(town.asStaff(path + query));

test('staff can list the subscriptions by state, and nobody else can', async () => {
  const monthly = await town.buy(plans.monthly, 'mia@example.com');
  const annual = await town.buy(plans.annual, 'nia@example.com');
  await town.asOwner('nia@example.com', 'subscription/cancel', {});
  const [seen] = await list('?state=ending');
  expect(staffSubscriptionSchema.parse(seen)).toEqual(seen);
  expect(seen).toMatchObject({ id: annual, plan: 'annual', priceCents: 49_500 });
  expect((await list('?state=active')).map(({ id }) => id)).toEqual([monthly]);
  expect((await list(`?ids=${monthly},sub_unknown`)).map(({ id }) => id)).toEqual([monthly]);
  expect((await town.asStaff(`${path}?ids=a%20b`)).status).toBe(400);
  const page = await town.asStaff(`${path}?limit=1&offset=1`);
  expect(page.headers.get('x-total-count')).toBe('2');
  expect(await page.json()).toHaveLength(1);
  expect((await town.asStaff(`${path}?state=lost`)).status).toBe(400);
  expect((await town.asStaff(path, {}, '')).status).toBe(401);
});

test('each payment names its subscription, and whether it is a renewal', async () => {
  const id = await town.buy(plans.monthly, 'olga@example.com');
  await town.advance(31, 1);
  await town.deliver();
  const found = await town.asStaff('/api/admin/payments?q=olga@example.com');
  const seen = await readJson<StaffPayment[]>(found);
  expect(seen.map((payment) => staffPaymentSchema.parse(payment))).toEqual(seen);
  const subscription = { id, state: 'active' };
  expect(seen).toMatchObject([
    { renewal: true, subscription },
    { renewal: false, subscription },
  ]);
});
