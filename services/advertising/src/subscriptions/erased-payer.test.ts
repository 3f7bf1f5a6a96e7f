import { plans } from '@town/contracts/plans/price-list';
import { SubscriptionUpdates } from '../payments/subscription-updates.js';
import { useSubscriptions } from '../testing/subscriptions-harness.js';
import { BillingProvider } from './billing-provider.js';

const town = useSubscriptions();

// Purchases are dated long before the erasures, which happen now unless a test moves them.
beforeEach(() => town.startClock('2020-01-15'));

const rowOf = async (payment: string) => (await town.payments(payment))[0];
const nobody = { customer_email: null, customer_name: null };

async function subscriptionOf(payment: string): Promise<string> {
  const [row] = await town.database.query<{ subscription_id: string }>(
    'select subscription_id from payments where id = $1',
    [payment],
  );
  return row!.subscription_id;
}

/** All rows of these tables, as text. */
async function everything(): Promise<string> {
  const tables = ['payments', 'subscriptions', 'outbox', 'idempotency_keys'];
  const rows = tables.map((table) => town.database.query(`select * from ${table}`));
  return JSON.stringify(await Promise.all(rows));
}

test("a payment reported after its payer's erasure stores no name, and its subscription ends", async () => {
  const payment = await town.pay(plans.monthly, 'gone@example.com');
  await town.erase('gone@example.com');
  await town.deliver();
  expect(await rowOf(payment)).toMatchObject({ amount: 49, ...nobody });
  expect(await town.events(payment)).toMatchObject([{ customerEmail: null, customerName: null }]);
  expect(await everything()).not.toContain('gone@example.com');
  await town.care();
  expect(await town.atStripe(await subscriptionOf(payment))).toMatchObject({ status: 'canceled' });
});

test("an erasure removes the subscription's card, and no later report restores it", async () => {
  const id = await town.buy(plans.monthly, 'card@example.com');
  const cardOf = async () =>
    (await town.database.query('select card from subscriptions where id = $1', [id]))[0];
  expect(await cardOf()).toMatchObject({ card: { last4: '4242' } });
  await town.erase('card@example.com');
  expect(await cardOf()).toEqual({ card: null });
  await town.deliver();
  await town.care();
  expect(await town.atStripe(id)).toMatchObject({ status: 'canceled' });
  expect(await cardOf()).toEqual({ card: null });
});

test('a change of plan that is charged while its owner is erased is given back', async () => {
  const email = 'changing@example.com';
  const id = await town.buy(plans.monthly, email);
  const provider = town.service.app.get(BillingProvider, { strict: false });
  const { change } = provider;
  jest.spyOn(provider, 'change').mockImplementationOnce(async (...given) => {
    await town.erase(email);
    return change.apply(provider, given);
  });
  const answer = await town.asOwner(email, 'subscription/change', { plan: 'annual' });
  expect(answer.status).toBe(409);
  await town.care();
  const [first, ...others] = await town.charged(id);
  expect(first).toMatchObject({ refunded: 0 });
  expect(others).toHaveLength(1);
  expect(others.map(({ cents, refunded }) => cents - refunded)).toEqual([0]);
  expect(await town.atStripe(id)).toMatchObject({ status: 'canceled' });
  expect(await everything()).not.toContain(email);
});

test('an erasure returns no payment from before it, also after a change that was not finished', async () => {
  const email = 'killed@example.com';
  const id = await town.buy(plans.monthly, email);
  await town.advance(31, 1);
  await town.deliver();
  const mark = `update subscriptions set changing_until = now() + interval '50 seconds' where id = $1`;
  await town.database.query(mark, [id]);
  await town.erase(email);
  await town.care();
  expect(await town.charged(id)).toMatchObject([{ refunded: 0 }, { refunded: 0 }]);
  expect(await town.atStripe(id)).toMatchObject({ status: 'canceled' });
});

test('a renewal charged after the erasure and before the end stores no name', async () => {
  const id = await town.buy(plans.monthly, 'renewed@example.com');
  await town.erase('renewed@example.com');
  await town.database.query(`update erasures set erased_at = '2020-01-20'`);
  await town.advance(31, 1);
  await town.deliver();
  expect(await town.charged(id)).toHaveLength(2);
  expect(await everything()).not.toContain('renewed@example.com');
});

test("a subscription that is first read after its payer's erasure is ended", async () => {
  const payment = await town.pay(plans.monthly, 'early@example.com');
  const updates = town.service.app.get(SubscriptionUpdates, { strict: false });
  const sync = jest.spyOn(updates, 'sync').mockRejectedValue(new Error('Stripe is away'));
  await town.report(payment, plans.monthly, { customerEmail: 'early@example.com' });
  sync.mockRestore();
  await town.erase('early@example.com');
  const id = await subscriptionOf(payment);
  await town.deliver();
  expect(await rowOf(payment)).toMatchObject(nobody);
  await town.care();
  expect(await town.atStripe(id)).toMatchObject({ status: 'canceled' });
});

test('a subscription whose payer Stripe names only after the erasure is ended', async () => {
  const payment = await town.pay(plans.monthly, 'unnamed@example.com');
  const event = await town.eventOf(payment, 'payment_intent.succeeded');
  await town.stopSandbox();
  expect((await town.send(event)).status).toBe(200);
  await town.startSandbox();
  await town.erase('unnamed@example.com');
  await town.send(event);
  expect(await rowOf(payment)).toMatchObject(nobody);
  await town.care();
  expect(await town.atStripe(await subscriptionOf(payment))).toMatchObject({ status: 'canceled' });
});

test('a person who buys again after an erasure is treated as a new payer', async () => {
  await town.erase('again@example.com');
  await town.database.query(`update erasures set erased_at = '2020-01-10'`);
  const payment = await town.pay(plans.monthly, 'again@example.com');
  await town.deliver();
  await town.care();
  expect(await rowOf(payment)).toMatchObject({ customer_email: 'again@example.com' });
  expect(await town.owned('again@example.com')).toMatchObject({ state: 'active' });
});
