import { plans } from '@town/contracts/plans/price-list';
import { eventually } from '@town/service-kit/testing/eventually';
import { useSubscriptions } from '../testing/subscriptions-harness.js';

const town = useSubscriptions({ reconciliationSeconds: 3_600 });
const published = (id: string, name: string) => town.events(id, `subscription-${name}`);

/** Takes a subscription through a failed renewal, its recovery, a cancellation and its end. */
async function live(email: string): Promise<{ id: string; calls: string[] }> {
  const id = await town.buy(plans.monthly, email);
  await town.advance(31, 1);
  await town.breakCard(id);
  await town.advance(31);
  const { customer } = await town.atStripe(id);
  const card = await town.stripe.paymentMethods.attach('pm_card_visa', {
    customer: String(customer),
  });
  await town.stripe.subscriptions.update(id, { default_payment_method: card.id });
  await town.advance(4);
  await town.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await town.advance(31);
  return { id, calls: await town.undelivered() };
}

const isEnd = (call: string) => call.includes('"type":"customer.subscription.deleted"');

const orders: [string, (calls: string[]) => string[]][] = [
  ['in order', (calls) => calls],
  ['reversed', (calls) => calls.toReversed()],
  ['doubled', (calls) => calls.flatMap((call) => [call, call])],
  ['mostly lost', (calls) => calls.filter(isEnd)],
];

test.each(orders)(
  'webhook requests %s lead to the same state, with each effect once',
  async (name, order) => {
    const email = `${name.replace(' ', '-')}@example.com`;
    const { id, calls } = await live(email);
    await town.deliver(order(calls));
    expect(await town.owned(email)).toMatchObject({ id, state: 'ended' });
    expect(await town.charged(id)).toEqual(
      Array.from({ length: 3 }, () => ({ cents: 4_900, refunded: 0 })),
    );
    expect(await published(id, 'started')).toHaveLength(1);
    expect(await published(id, 'renewed')).toHaveLength(2);
    expect(await published(id, 'ended')).toHaveLength(1);
  },
);

test('simultaneous webhook requests record and publish everything once', async () => {
  const { id, calls } = await live('crowd@example.com');
  await Promise.all([...calls, ...calls].map((call) => town.send(call)));
  await town.deliver(calls.filter(isEnd));
  expect(await town.charged(id)).toHaveLength(3);
  expect(await published(id, 'renewed')).toHaveLength(2);
  expect(await published(id, 'ended')).toHaveLength(1);
});

test('a webhook request while Stripe’s API is down fails and is repeated', async () => {
  await town.buy(plans.monthly, 'away@example.com');
  await town.advance(31, 1);
  const calls = await town.undelivered();
  const paid = calls.find((call) => call.includes('"type":"invoice.paid"'))!;
  await town.stopSandbox();
  expect((await town.send(paid)).status).toBe(503);
  await town.startSandbox();
  expect((await town.send(paid)).status).toBe(200);
});

test('renewals without a webhook request are found', async () => {
  const id = await town.buy(plans.monthly, 'unheard@example.com');
  await town.advance(31, 1);
  const before = process.env.PAYMENT_RECONCILIATION_SECONDS;
  process.env.PAYMENT_RECONCILIATION_SECONDS = '1';
  const replica = await town.startReplica();
  try {
    await eventually(async () => expect(await published(id, 'renewed')).toHaveLength(1));
  } finally {
    process.env.PAYMENT_RECONCILIATION_SECONDS = before;
    await replica.stop();
  }
  expect(await town.charged(id)).toHaveLength(2);
});

test('a subscription of another site with the same Stripe account is ignored', async () => {
  const id = await town.buy(plans.monthly, 'elsewhere@example.com');
  await town.database.query('delete from subscriptions where id = $1', [id]);
  await town.stripe.subscriptions.update(id, { metadata: { site: 'other.example' } });
  await town.deliver();
  const rows = await town.database.query('select 1 from subscriptions where id = $1', [id]);
  expect(rows).toEqual([]);
});
