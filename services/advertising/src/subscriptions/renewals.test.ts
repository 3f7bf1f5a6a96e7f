import { plans } from '@town/contracts/plans/price-list';
import { readJson } from '@town/service-kit/testing/read-json';
import { StripeClient } from '../payments/stripe-client.js';
import { useSubscriptions } from '../testing/subscriptions-harness.js';

const town = useSubscriptions();
const email = 'ann@example.com';

const published = (id: string, name: string) => town.events(id, `subscription-${name}`);

test('a purchase starts a subscription of its buyer', async () => {
  const id = await town.buy(plans.monthly, email);
  expect(await published(id, 'started')).toEqual([
    {
      id,
      plan: 'monthly',
      email,
      applicationId: null,
      businessName: null,
      priceCents: 4_900,
      paidUntil: '2027-02-15T12:00:00.000Z',
      cardOf: 'payer',
    },
  ]);
  expect(await town.owned(email)).toEqual({
    id,
    plan: 'monthly',
    state: 'active',
    businessName: null,
    priceCents: 4_900,
    paidUntil: '2027-02-15T12:00:00.000Z',
    graceUntil: null,
    endedAt: null,
    refundableUntil: null,
    cardOfFormerPayer: false,
    origin: 'just-bought',
    refundableCents: 0,
    creditCents: 0,
    comingPrice: null,
    card: { brand: 'visa', last4: '4242', expiresMonth: 12, expiresYear: expect.any(Number) },
  });
});

test('an unpaid purchase leaves nothing that could be charged', async () => {
  const payment = await town.begin(plans.annual);
  await town.advance(1);
  await town.deliver();
  expect((await town.stripe.paymentIntents.retrieve(payment)).status).toBe('canceled');
  expect(await town.payments(payment)).toEqual([]);
  const rows = await town.database.query(
    'select 1 from subscriptions where first_payment_id = $1',
    [payment],
  );
  expect(rows).toEqual([]);
});

test('an application that names the first payment is linked to the subscription', async () => {
  const payment = await town.pay(plans.monthly, email);
  const application = await town.apply(payment);
  await town.report(payment);
  const rows = await town.database.query<{ id: string }>(
    'select id from subscriptions where first_payment_id = $1',
    [payment],
  );
  expect(await published(rows[0]!.id, 'started')).toMatchObject([
    { applicationId: application.id },
  ]);
});

test('the approval of an application sent after its subscription names the subscription', async () => {
  const email = 'applies-late@example.com';
  const id = await town.buy(plans.monthly, email);
  const [subscription] = await town.database.query<{ payment: string }>(
    'select first_payment_id as payment from subscriptions where id = $1',
    [id],
  );
  const application = await town.apply(subscription!.payment);
  expect(await published(id, 'started')).toMatchObject([{ applicationId: null }]);
  const path = `/api/admin/advertisers/${application.id}/create-business`;
  expect((await town.asStaff(path, { method: 'POST' })).status).toBe(200);
  expect(await town.events(application.id, 'advertiser-approved')).toMatchObject([
    { subscriptionId: id },
  ]);
});

test('a renewal is recorded and published once, and gets one receipt', async () => {
  const email = 'renews@example.com';
  const id = await town.buy(plans.monthly, email);
  await town.advance(31, 1);
  const calls = await town.undelivered();
  await town.deliver(calls);
  await town.deliver(calls);
  expect(await town.owned(email)).toMatchObject({
    id,
    state: 'active',
    paidUntil: '2027-03-15T12:00:00.000Z',
  });
  expect(await published(id, 'renewed')).toMatchObject([{ paidUntil: '2027-03-15T12:00:00.000Z' }]);
  expect(await published(id, 'started')).toHaveLength(1);
  expect(await town.charged(id)).toMatchObject([{ cents: 4_900 }, { cents: 4_900 }]);
  const [renewal] = await town.database.query<{ id: string }>(
    'select id from payments where subscription_id = $1 order by paid_at desc limit 1',
    [id],
  );
  expect(await town.events(renewal!.id)).toMatchObject([
    { customerEmail: email, amount: 49, renewal: true },
  ]);
});

test('two years of monthly renewals are twenty-four payments', async () => {
  const email = 'loyal@example.com';
  const id = await town.buy(plans.monthly, email);
  for (let month = 0; month < 23; month += 1) await town.advance(31);
  await town.deliver();
  expect(await town.charged(id)).toHaveLength(24);
  expect(await published(id, 'renewed')).toHaveLength(23);
  expect(await town.owned(email)).toMatchObject({ id, paidUntil: '2029-01-15T12:00:00.000Z' });
});

test('an owner is reminded at once, after 3 days and after 7 days, once each', async () => {
  const id = await town.buy(plans.monthly, 'late@example.com');
  await town.breakCard(id);
  await town.advance(31, 1);
  await town.deliver();
  expect(await town.owned('late@example.com')).toMatchObject({
    state: 'payment-failed',
    paidUntil: '2027-02-15T12:00:00.000Z',
    graceUntil: '2027-03-01T12:00:00.000Z',
  });
  const reminders = async () =>
    (await published(id, 'payment-failed')).map((each) => each['reminder']);
  expect(await reminders()).toEqual([1]);
  await town.advance(2);
  await town.care();
  expect(await reminders()).toEqual([1]);
  await town.advance(1);
  await Promise.all([town.care(), town.care(), town.care()]);
  expect((await reminders()).toSorted()).toEqual([1, 2]);
  await town.advance(4);
  await town.care();
  await town.deliver();
  await town.care();
  expect((await reminders()).toSorted()).toEqual([1, 2, 3]);
});

/** A subscription whose renewal failed, and whose owner starts to enter a new card. */
async function beginNewCard(owner: string) {
  const id = await town.buy(plans.monthly, owner);
  await town.breakCard(id);
  await town.advance(31, 1);
  await town.deliver();
  const begun = await town.asOwner(owner, 'subscription/card', {});
  const answer = await readJson<{ clientSecret: string; dueNowCents: number }>(begun);
  const setupIntentId = answer.clientSecret.split('_secret_')[0]!;
  return { id, setupIntentId, dueNowCents: answer.dueNowCents };
}

test('a new card pays the open invoice, and the subscription continues', async () => {
  const owner = 'recovers@example.com';
  const { id, setupIntentId, dueNowCents } = await beginNewCard(owner);
  expect(dueNowCents).toBe(4_900);
  expect((await town.asOwner(owner, 'subscription/card', { setupIntentId })).status).toBe(400);
  await town.stripe.setupIntents.confirm(setupIntentId, { payment_method: 'pm_card_mastercard' });
  const done = await town.asOwner(owner, 'subscription/card', { setupIntentId });
  expect(await done.json()).toEqual({ clientSecret: null, paidCents: 4_900 });
  expect(await town.owned(owner)).toMatchObject({
    state: 'active',
    paidUntil: '2027-03-15T12:00:00.000Z',
    graceUntil: null,
    card: { brand: 'mastercard', last4: '4444' },
  });
  expect(await published(id, 'renewed')).toHaveLength(1);
  expect(await town.charged(id)).toHaveLength(2);
  await town.advance(31);
  await town.deliver();
  expect(await town.charged(id)).toHaveLength(3);
});

test('a new card is accepted even when Stripe charges the open invoice at the same time', async () => {
  const owner = 'meanwhile@example.com';
  const { id, setupIntentId } = await beginNewCard(owner);
  await town.stripe.setupIntents.confirm(setupIntentId, { payment_method: 'pm_card_mastercard' });
  const { invoices } = town.service.app.get(StripeClient, { strict: false }).api;
  const pay = invoices.pay.bind(invoices);
  const charge = jest.spyOn(invoices, 'pay').mockImplementation(async (invoice: string) => {
    await pay(invoice);
    return pay(invoice);
  });
  const done = await town.asOwner(owner, 'subscription/card', { setupIntentId });
  charge.mockRestore();
  expect(await done.json()).toEqual({ clientSecret: null, paidCents: 4_900 });
  expect(await town.owned(owner)).toMatchObject({ state: 'active' });
  expect(await town.charged(id)).toHaveLength(2);
});

/** Converts an event to the invoice format of Stripe's API before 2025. */
function asBefore2025(body: string): string {
  const event = JSON.parse(body);
  const { parent, ...invoice } = event.data.object;
  const { subscription } = parent.subscription_details;
  return JSON.stringify({ ...event, data: { object: { ...invoice, subscription } } });
}

test.each([
  ['the newest version', (body: string) => body],
  ['a version before 2025', asBefore2025],
])('an invoice in the format of %s of Stripe’s API renews its subscription', async (_, shape) => {
  const id = await town.buy(plans.monthly, 'versions@example.com');
  await town.undelivered();
  await town.advance(31, 1);
  const paid = (await town.undelivered()).filter(
    (body) => JSON.parse(body).type === 'invoice.paid',
  );
  expect(paid).toHaveLength(1);
  await town.deliver(paid.map(shape));
  expect(await town.charged(id)).toHaveLength(2);
});

test('a failed renewal that Stripe charges later makes the subscription active again', async () => {
  const owner = 'luckier@example.com';
  const id = await town.buy(plans.monthly, owner);
  await town.breakCard(id);
  await town.advance(31, 1);
  await town.deliver();
  await town.repairCard(id);
  await town.advance(3);
  await town.deliver();
  expect(await town.owned(owner)).toMatchObject({ state: 'active', graceUntil: null });
  expect(await published(id, 'payment-failed')).toHaveLength(1);
  expect(await published(id, 'renewed')).toHaveLength(1);
});

test('after 14 days of grace the subscription ends, and its invoice cannot be paid', async () => {
  const owner = 'gone@example.com';
  const id = await town.buy(plans.monthly, owner);
  await town.breakCard(id);
  await town.advance(31, 1);
  await town.deliver();
  await town.advance(13, 22);
  await town.care();
  expect(await town.owned(owner)).toMatchObject({ state: 'payment-failed' });
  await town.advance(0, 2);
  await town.care();
  await town.care();
  await town.deliver();
  expect(await town.owned(owner)).toMatchObject({
    state: 'ended',
    paidUntil: '2027-02-15T12:00:00.000Z',
    endedAt: expect.stringMatching(/^2027-03-01T/),
  });
  expect(await published(id, 'ended')).toMatchObject([
    { paidUntil: '2027-02-15T12:00:00.000Z', endedAt: expect.stringMatching(/^2027-03-01T/) },
  ]);
  expect(await town.atStripe(id)).toMatchObject({
    status: 'canceled',
    latest_invoice: { status: 'void' },
  });
  expect(await town.charged(id)).toHaveLength(1);
});
