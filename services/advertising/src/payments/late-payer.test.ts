import { type Plan, plans } from '@town/contracts/plans';
import { eventually } from '@town/service-kit/testing/eventually';
import { usePayments } from '../testing/payments-harness.js';
import { PaymentsService } from './payments-service.js';

const payments = usePayments();

/** A payment of which the webhook has told while Stripe could not be asked who paid. */
async function paidWhileAway(email?: string, plan: Plan = plans.monthly): Promise<string> {
  const id = await payments.pay(plan, email);
  const event = await payments.eventOf(id, 'payment_intent.succeeded');
  await payments.stopSandbox();
  expect((await payments.send(event)).status).toBe(200);
  await payments.startSandbox();
  expect(await payments.events(id)).toMatchObject([{ customerEmail: null }]);
  return id;
}

const payersTold = (id: string) => payments.events(id, 'payment-payer-named');

async function reconcile(id: string): Promise<void> {
  const intent = await payments.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  const service = payments.service.app.get(PaymentsService, { strict: false });
  await service.recordIntent(intent, 'reconciliation', new Date());
}

test('a payer whom the browser names later is told of once, however often it does', async () => {
  const id = await paidWhileAway(undefined, plans.annual);
  await Promise.all(Array.from({ length: 5 }, () => payments.tell(id, plans.annual)));
  expect(await payersTold(id)).toEqual([
    {
      id,
      plan: 'annual',
      amount: 495,
      customerEmail: 'ann@example.com',
      customerName: 'Pie Shop',
      paidAt: expect.any(String),
    },
  ]);
  expect(await payments.events(id)).toHaveLength(1);
});

test('a payer whom Stripe names later is told of once, by the reconciliation as well', async () => {
  const id = await paidWhileAway('ann@example.com');
  process.env.PAYMENT_RECONCILIATION_SECONDS = '1';
  const replica = await payments.startReplica();
  try {
    await eventually(async () => expect(await payersTold(id)).toHaveLength(1));
  } finally {
    await replica.stop();
  }
  await reconcile(id);
  await payments.send(await payments.eventOf(id, 'payment_intent.succeeded'));
  await payments.tell(id);
  expect(await payersTold(id)).toMatchObject([{ customerEmail: 'ann@example.com' }]);
});

test('a payer who was known from the start is not told of again', async () => {
  const id = await payments.pay(plans.monthly, 'ann@example.com');
  await payments.send(await payments.eventOf(id, 'payment_intent.succeeded'));
  await payments.tell(id);
  await reconcile(id);
  expect(await payments.events(id)).toMatchObject([{ customerEmail: 'ann@example.com' }]);
  expect(await payersTold(id)).toEqual([]);
});

test('a payer who was erased meanwhile comes back from nowhere but their own browser', async () => {
  const id = await paidWhileAway('gone@example.com');
  await payments.erase('GONE@example.com');
  await reconcile(id);
  expect(await payments.payments(id)).toMatchObject([
    { customer_email: null, customer_name: null },
  ]);
  expect(await payersTold(id)).toEqual([]);
  await payments.tell(id, plans.monthly, { customerEmail: 'gone@example.com' });
  expect(await payersTold(id)).toMatchObject([{ customerEmail: 'gone@example.com' }]);
});

test('a payer who was told of and erased is not told of again', async () => {
  const id = await paidWhileAway();
  await payments.tell(id, plans.monthly, { customerEmail: 'once@example.com' });
  expect(await payersTold(id)).toHaveLength(1);
  await payments.erase('once@example.com');
  await payments.tell(id, plans.monthly, { customerEmail: 'once@example.com' });
  await reconcile(id);
  expect(await payersTold(id)).toEqual([]);
});

test('a payer to whom everything has gone back by then is not told of', async () => {
  const id = await paidWhileAway('ann@example.com');
  await payments.stripe.refunds.create({ payment_intent: id });
  await payments.send(await payments.eventOf(id, 'charge.refunded'));
  await reconcile(id);
  expect(await payersTold(id)).toEqual([]);
});
