import { type Plan, plans } from '@town/contracts/plans/price-list';
import { eventually } from '@town/service-kit/testing/eventually';
import { annualPayment, usePayments } from '../testing/payments-harness.js';
import { PaymentProvider } from './payment-provider.js';
import { PaymentsService } from './payments-service.js';

const payments = usePayments();

/** Records a payment by the webhook while Stripe is down, so that its payer is unknown. */
async function paidWhileAway(email?: string, plan: Plan = plans.monthly): Promise<string> {
  const id = await payments.pay(plan, email);
  const event = await payments.eventOf(id, 'payment_intent.succeeded');
  await payments.stopSandbox();
  expect((await payments.send(event)).status).toBe(200);
  await payments.startSandbox();
  expect(await payments.events(id)).toMatchObject([{ customerEmail: null }]);
  return id;
}

const publishedPayers = (id: string) => payments.events(id, 'payment-payer-named');

async function reconcile(id: string): Promise<void> {
  const { app } = payments.service;
  const payment = await app.get(PaymentProvider, { strict: false }).findPayment(id);
  if (!payment) throw new Error(`${id} is not a payment`);
  await app.get(PaymentsService, { strict: false }).record(payment, 'reconciliation', new Date());
}

test('a payer named later by the browser is published once, however often it reports', async () => {
  const id = await paidWhileAway(undefined, plans.annual);
  await Promise.all(Array.from({ length: 5 }, () => payments.report(id, plans.annual)));
  expect(await publishedPayers(id)).toEqual([{ id, ...annualPayment }]);
  expect(await payments.events(id)).toHaveLength(1);
});

test('a payer named later by Stripe is published once, also by the reconciliation', async () => {
  const id = await paidWhileAway('ann@example.com');
  process.env.PAYMENT_RECONCILIATION_SECONDS = '1';
  const replica = await payments.startReplica();
  try {
    await eventually(async () => expect(await publishedPayers(id)).toHaveLength(1));
  } finally {
    await replica.stop();
  }
  await reconcile(id);
  await payments.send(await payments.eventOf(id, 'payment_intent.succeeded'));
  await payments.report(id);
  expect(await publishedPayers(id)).toMatchObject([{ customerEmail: 'ann@example.com' }]);
});

test('a payer who was known from the start is not published again', async () => {
  const id = await payments.pay(plans.monthly, 'ann@example.com');
  await payments.send(await payments.eventOf(id, 'payment_intent.succeeded'));
  await payments.report(id);
  await reconcile(id);
  expect(await payments.events(id)).toMatchObject([{ customerEmail: 'ann@example.com' }]);
  expect(await publishedPayers(id)).toEqual([]);
});

test('an erased payer is stored again only when their own browser names them', async () => {
  const id = await paidWhileAway('gone@example.com');
  await payments.erase('GONE@example.com');
  await reconcile(id);
  expect(await payments.payments(id)).toMatchObject([
    { customer_email: null, customer_name: null },
  ]);
  expect(await publishedPayers(id)).toEqual([]);
  await payments.report(id, plans.monthly, { customerEmail: 'gone@example.com' });
  expect(await publishedPayers(id)).toMatchObject([{ customerEmail: 'gone@example.com' }]);
});

test('a payer who was published and erased is not published again', async () => {
  const id = await paidWhileAway();
  await payments.report(id, plans.monthly, { customerEmail: 'once@example.com' });
  expect(await publishedPayers(id)).toHaveLength(1);
  await payments.erase('once@example.com');
  await payments.report(id, plans.monthly, { customerEmail: 'once@example.com' });
  await reconcile(id);
  expect(await publishedPayers(id)).toEqual([]);
});

test('a payer of a fully refunded payment is not published', async () => {
  const id = await paidWhileAway('ann@example.com');
  await payments.stripe.refunds.create({ payment_intent: id });
  await payments.send(await payments.eventOf(id, 'charge.refunded'));
  await reconcile(id);
  expect(await publishedPayers(id)).toEqual([]);
});
