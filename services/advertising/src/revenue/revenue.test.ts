import { plans } from '@town/contracts/plans/price-list';
import { type Revenue, revenueSchema } from '@town/contracts/revenue/revenue';
import { readJson } from '@town/service-kit/testing/read-json';
import { useSubscriptions } from '../testing/subscriptions-harness.js';

const town = useSubscriptions();

const path = '/api/admin/revenue';

async function revenue(query: string): Promise<Revenue> {
  const answer = await town.asStaff(path + query, {}, town.auth.tokenOf('administrator'));
  expect(answer.status).toBe(200);
  return revenueSchema.parse(await readJson(answer));
}

const rowOf = async (month: string, plan: string) =>
  (await revenue(`?from=${month}&to=${month}`)).rows.find((row) => row.plan === plan);

const failures = (id: string) =>
  town.database.query(
    `select amount_cents as cents, first_failed_at as "failedAt", recovered_at as "recoveredAt"
     from failed_renewals where subscription_id = $1`,
    [id],
  );

test('a month has its subscriptions and its revenue to the cent', async () => {
  await town.startClock('2031-03-15');
  const id = await town.buy(plans.monthly, 'first@example.com');
  const [payment] = await town.database.query<{ id: string }>(
    'select id from payments where subscription_id = $1',
    [id],
  );
  await town.stripe.refunds.create({ payment_intent: payment!.id, amount: 1_234 });
  await town.deliver();
  // The sandbox dates a charge by the customer's test clock or by the real one, so the date is set here.
  await town.database.query(
    `update payments set paid_at = '2031-03-15T12:00Z' where subscription_id = $1`,
    [id],
  );
  await town.database.query(
    `update subscriptions set first_paid_at = '2031-03-15T12:00Z' where id = $1`,
    [id],
  );
  expect(await rowOf('2031-03', 'monthly')).toMatchObject({
    ...{ active: 1, started: 1, ended: 0, failing: 0, recovered: 0 },
    ...{ chargedCents: 4_900, refundedCents: 1_234, disputedCents: 0, netCents: 3_666 },
  });
  expect(await rowOf('2031-02', 'monthly')).toMatchObject({ active: 0, chargedCents: 0 });
});

test('a failed renewal is counted once, and as recovered after it is paid', async () => {
  await town.startClock('2032-01-15');
  const id = await town.buy(plans.monthly, 'late@example.com');
  await town.breakCard(id);
  await town.advance(31, 1);
  const calls = await town.undelivered();
  await town.deliver(calls);
  await town.deliver(calls);
  expect(await failures(id)).toEqual([
    { cents: 4_900, failedAt: new Date('2032-02-15T13:00:00Z'), recoveredAt: null },
  ]);
  expect(await rowOf('2032-02', 'monthly')).toMatchObject({ failing: 1, recovered: 0 });
  await town.repairCard(id);
  await town.advance(3);
  await town.deliver();
  expect(await failures(id)).toMatchObject([{ recoveredAt: expect.any(Date) }]);
  expect(await rowOf('2032-02', 'monthly')).toMatchObject({ failing: 1, recovered: 1 });
});

test('an ended subscription has its end time, even when an older release ended it', async () => {
  await town.startClock('2033-01-15');
  const id = await town.buy(plans.annual, 'ends@example.com');
  await town.advance(10);
  await town.stripe.subscriptions.cancel(id);
  await town.deliver();
  const ended = () => town.database.query('select ended_at from subscriptions where id = $1', [id]);
  expect(await ended()).toEqual([{ ended_at: new Date('2033-01-25T12:00:00Z') }]);
  expect(await rowOf('2033-01', 'annual')).toMatchObject({ ended: 1 });
  await town.database.query('update subscriptions set ended_at = null where id = $1', [id]);
  await town.care();
  expect(await ended()).toEqual([{ ended_at: new Date('2033-01-25T12:00:00Z') }]);
});

test('a subscription is active in a month when it has started and not ended at the end of that month', async () => {
  await town.database.query(`
    insert into subscriptions (id, customer_id, first_payment_id, plan, price_cents, state,
      first_paid_at, renewed_at, paid_until, checked_at, ended_at)
    select 'sub_' || id, 'cus', 'pi_' || id, 'monthly', 4900, state, paid::timestamptz, paid::timestamptz,
      '2035-02-10T12:00Z', now(), ended::timestamptz
    from (values
      ('before', 'active', '2034-06-01T12:00Z', null),
      ('ended-before', 'ended', '2034-06-01T12:00Z', '2034-12-31T12:00Z'),
      ('ends-within', 'ended', '2034-06-01T12:00Z', '2035-01-20T12:00Z'),
      ('of-an-older-release', 'ended', '2035-01-05T12:00Z', null),
      -- In the town it is still January.
      ('at-night', 'active', '2035-02-01T05:30Z', null),
      ('after', 'active', '2035-04-01T12:00Z', null)
    ) given(id, state, paid, ended)`);
  const { rows } = await revenue('?from=2034-12&to=2035-03');
  const months = rows
    .filter(({ plan }) => plan === 'monthly')
    .map(({ month, active, started, ended }) => ({ month, active, started, ended }));
  const others = (await rowOf('2034-05', 'monthly'))?.active ?? 0;
  expect(months).toEqual([
    { month: '2034-12', active: others + 2, started: 0, ended: 1 },
    { month: '2035-01', active: others + 3, started: 2, ended: 1 },
    { month: '2035-02', active: others + 2, started: 0, ended: 1 },
    { month: '2035-03', active: others + 2, started: 0, ended: 0 },
  ]);
});

test('a period has both plans in each month, and the CSV file has the same numbers', async () => {
  const { rows } = await revenue('?from=2032-11&to=2033-02');
  expect(rows.map(({ month, plan }) => `${month} ${plan}`)).toEqual(
    ['2032-11', '2032-12', '2033-01', '2033-02'].flatMap((month) => [
      `${month} monthly`,
      `${month} annual`,
    ]),
  );
  const file = await town.asStaff(
    `${path}/export.csv?from=2032-11&to=2033-02`,
    {},
    town.auth.tokenOf('administrator'),
  );
  const lines = (await file.text()).trim().split('\r\n');
  expect(lines[0]).toMatch(/^month,plan,active,started,ended,/);
  expect(lines).toHaveLength(9);
  expect(lines[5]).toBe(Object.values(rows[4]!).join(','));
});

test.each([
  ['?from=2033-02&to=2033-01', 'to'],
  ['?from=2020-01&to=2033-01', 'from'],
  ['?from=2033-13', 'from'],
  ['?to=now', 'to'],
])('the period %s is refused because of its %s', async (query, name) => {
  const answer = await town.asStaff(path + query, {}, town.auth.tokenOf('administrator'));
  expect(answer.status).toBe(400);
  const { errors } = JSON.parse(await answer.text());
  expect(errors).toEqual([{ path: name, message: expect.any(String) }]);
});

test('the revenue is for administrators only', async () => {
  expect((await town.asStaff(path, {}, town.auth.tokenOf('editor'))).status).toBe(403);
});
