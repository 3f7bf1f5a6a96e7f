import { paymentSucceeded } from '@town/contracts/payments/events';
import { plans } from '@town/contracts/plans/price-list';
import { eventually } from '@town/service-kit/testing/eventually';
import { NatsServer } from '@town/service-kit/testing/nats-server';
import { messaging } from '../messaging.js';
import { usePayments } from '../testing/payments-harness.js';

let nats: NatsServer;
beforeAll(async () => {
  nats = await NatsServer.start(messaging);
});

const payments = usePayments({ webhook: true, natsUrl: () => nats.url });
afterAll(() => nats.remove());

/** The PaymentIntent ids of the published payments. */
async function streamed(): Promise<string[]> {
  const connection = await nats.connect();
  const manager = await connection.jetstreamManager();
  const { state } = await manager.streams.info('ADVERTISING');
  const ids: string[] = [];
  for (let seq = 1; seq <= state.last_seq; seq += 1) {
    const message = await manager.streams.getMessage('ADVERTISING', { seq });
    if (message.subject !== paymentSucceeded.subject) continue;
    ids.push(message.json<{ data: { id: string } }>().data.id);
  }
  await connection.close();
  return ids;
}

test('a payment whose browser never returns is published once, by the webhook', async () => {
  const id = await payments.pay(plans.annual, 'ann@example.com');
  await eventually(async () => expect(await payments.payments(id)).toHaveLength(1));
  expect(await payments.payments(id)).toMatchObject([
    { recorded_by: 'webhook', customer_email: 'ann@example.com' },
  ]);
  await eventually(async () => expect(await streamed()).toContain(id));
});

test('simultaneous reports of browser and webhook publish one event per payment', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    const id = await payments.pay();
    ids.push(id);
    expect((await payments.report(id)).status).toBe(200);
  }
  await eventually(async () => {
    const all = await streamed();
    for (const id of ids) expect(all.filter((each) => each === id)).toHaveLength(1);
  });
  // All of Stripe's events have been handled by now, and none was published twice.
  await eventually(async () => {
    const { data } = await payments.stripe.events.list({ limit: 100 });
    expect(data.every(({ pending_webhooks: pending }) => pending === 0)).toBe(true);
  });
  const all = await streamed();
  for (const id of ids) expect(all.filter((each) => each === id)).toHaveLength(1);
});

test('a webhook request that fails while the database is down is repeated', async () => {
  const id = await payments.pay();
  await payments.database.goAway();
  await payments.stripe.refunds.create({ payment_intent: id });
  await payments.database.comeBack();
  await eventually(async () =>
    expect(await payments.payments(id)).toMatchObject([{ refunded_cents: 4_900 }]),
  );
});
