import { plans } from '@town/contracts/plans/price-list';
import { annualPayment, usePayments } from '../testing/payments-harness.js';

const payments = usePayments();
const { monthly, annual } = plans;

test('a payment that Stripe confirms is recorded and published once', async () => {
  const id = await payments.pay(annual);
  const answers = await Promise.all(Array.from({ length: 5 }, () => payments.report(id, annual)));
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      paymentIntentId: id,
      planType: 'Annual Listing',
      amount: 495,
      status: 'succeeded',
    });
  }
  expect(await payments.payments(id)).toEqual([
    expect.objectContaining({
      plan: 'annual',
      amount: 495,
      refunded_cents: 0,
      customer_email: 'ann@example.com',
      customer_name: 'Pie Shop',
      recorded_by: 'browser',
    }),
  ]);
  expect(await payments.events(id)).toEqual([{ id, ...annualPayment, cardOf: 'payer' }]);
});

async function foreign(): Promise<string> {
  const intent = await payments.stripe.paymentIntents.create({
    amount: 4_900,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    confirm: true,
    metadata: { site: 'other.example', plan: 'monthly', amount: '49' },
  });
  return intent.id;
}

async function cheaper(): Promise<string> {
  const intent = await payments.stripe.paymentIntents.create({
    amount: 100,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    confirm: true,
    metadata: { site: 'localhost:8080', plan: 'monthly', amount: '49' },
  });
  return intent.id;
}

async function declined(): Promise<string> {
  const id = await payments.begin();
  await payments.stripe.paymentIntents
    .confirm(id, { payment_method: 'pm_card_chargeDeclined' })
    .catch(() => undefined);
  return id;
}

async function refunded(): Promise<string> {
  const id = await payments.pay();
  await payments.stripe.refunds.create({ payment_intent: id });
  return id;
}

test.each<[string, () => Promise<string>]>([
  ['Stripe does not know', async () => 'pi_3QUnknown'],
  ['nobody has paid', () => payments.begin()],
  ['was declined', declined],
  ['is for another site', foreign],
  ['is cheaper than the plan', cheaper],
  ['is for another plan', () => payments.pay(annual)],
  ['has been given back', refunded],
])('a payment that %s is refused and leaves nothing', async (_, make) => {
  const id = await make();
  const answer = await payments.report(id, monthly);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    errors: [{ path: 'paymentIntentId', message: 'This payment could not be verified' }],
  });
  expect(await payments.payments(id)).toEqual([]);
  expect(await payments.events(id)).toEqual([]);
});

test.each([{ amount: 1 }, { planType: 'Annual Listing' }, { paymentIntentId: '../charges' }])(
  'a call with %j is refused, and nothing is recorded',
  async (more) => {
    const id = await payments.pay();
    expect((await payments.report(id, monthly, more)).status).toBe(400);
    expect(await payments.payments(id)).toEqual([]);
  },
);

test('nothing is recorded while Stripe is down, and a later report succeeds', async () => {
  const id = await payments.pay();
  await payments.stopSandbox();
  expect((await payments.report(id)).status).toBe(503);
  expect(await payments.payments(id)).toEqual([]);
  await payments.startSandbox();
  expect((await payments.report(id)).status).toBe(200);
  expect(await payments.payments(id)).toHaveLength(1);
});

test('payments are counted by outcome', async () => {
  await payments.report(await payments.pay());
  const text = await (await fetch(`${payments.service.url}/metrics`)).text();
  expect(text).toMatch(/payments_total\{outcome="recorded",by="browser".*\} [1-9]/);
  expect(text).toMatch(/payments_total\{outcome="begun",by="browser".*\} [1-9]/);
});
