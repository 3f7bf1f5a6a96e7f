import Stripe from 'stripe';
import { type RunningSandbox, startSandbox } from './start-sandbox.js';

let sandbox: RunningSandbox;
let stripe: Stripe;
beforeAll(async () => {
  sandbox = await startSandbox();
  const { hostname, port } = new URL(sandbox.url);
  stripe = new Stripe('sk_test_billing', { host: hostname, port, protocol: 'http' });
});
afterAll(() => sandbox.stop());

const day = 24 * 60 * 60;
const start = Date.UTC(2027, 0, 31, 12) / 1_000;
const expand = ['latest_invoice.confirmation_secret', 'latest_invoice.payments'];

async function price(interval: 'month' | 'year', amount: number): Promise<Stripe.Price> {
  return stripe.prices.create({
    currency: 'usd',
    unit_amount: amount,
    recurring: { interval },
    product_data: { name: 'Listing' },
  });
}

/** An unpaid subscription of a customer with a clock of its own. */
/** The invoice of a subscription that was read with it. */
function invoiceOf({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice {
  if (invoice === null || typeof invoice === 'string') throw new Error('The invoice was not read');
  return invoice;
}

async function subscribe(interval: 'month' | 'year' = 'month') {
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: start });
  const customer = await stripe.customers.create({
    email: 'ann@example.com',
    test_clock: clock.id,
  });
  const { id: priceId } = await price(interval, interval === 'month' ? 4_900 : 49_500);
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: priceId }],
    payment_behavior: 'default_incomplete',
    payment_settings: {
      payment_method_types: ['card'],
      save_default_payment_method: 'on_subscription',
    },
    expand,
  });
  const invoice = invoiceOf(subscription);
  const secret = invoice.confirmation_secret!.client_secret;
  return { clock, customer, subscription, invoice, intent: secret.split('_secret_')[0]! };
}

async function subscribed(interval: 'month' | 'year' = 'month') {
  const begun = await subscribe(interval);
  await stripe.paymentIntents.confirm(begun.intent, { payment_method: 'pm_card_visa' });
  return begun;
}

const read = (id: string) =>
  stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.payments'] });

async function advance(clock: string, seconds: number): Promise<void> {
  const moved = await stripe.testHelpers.testClocks.advance(clock, { frozen_time: seconds });
  expect(moved.status).toBe('advancing');
  expect((await stripe.testHelpers.testClocks.retrieve(clock)).status).toBe('ready');
}

async function replaceCard(customer: string, subscription: string, card: string): Promise<void> {
  const { id } = await stripe.paymentMethods.attach(card, { customer });
  await stripe.subscriptions.update(subscription, { default_payment_method: id });
}

test('an incomplete subscription becomes active when its first invoice is paid', async () => {
  const { subscription, intent, invoice } = await subscribe();
  expect(subscription).toMatchObject({ status: 'incomplete', default_payment_method: null });
  expect(invoice).toMatchObject({
    status: 'open',
    amount_due: 4_900,
    billing_reason: 'subscription_create',
  });
  await stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
  const paid = await read(subscription.id);
  expect(paid).toMatchObject({
    status: 'active',
    default_payment_method: expect.stringMatching(/^pm_/),
    items: { data: [{ current_period_start: start }] },
    latest_invoice: {
      status: 'paid',
      amount_paid: 4_900,
      payments: { data: [{ status: 'paid', payment: { payment_intent: intent } }] },
    },
  });
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
  });
  expect(data).toMatchObject([{ invoice: invoice.id }]);
});

test('a first invoice that nobody pays expires after 23 hours', async () => {
  const { subscription, intent, clock } = await subscribe();
  await advance(clock.id, start + day);
  expect((await read(subscription.id)).status).toBe('incomplete_expired');
  expect((await stripe.paymentIntents.retrieve(intent)).status).toBe('canceled');
});

test('a subscription renews at the end of each month, on the same day where there is one', async () => {
  const { subscription, clock } = await subscribed();
  await advance(clock.id, Date.UTC(2027, 2, 30) / 1_000);
  await advance(clock.id, Date.UTC(2027, 3, 1) / 1_000);
  const invoices = await stripe.invoices.list({ subscription: subscription.id });
  const days = invoices.data.map(({ created }) =>
    new Date(created * 1_000).toISOString().slice(0, 10),
  );
  expect(days).toEqual(['2027-03-31', '2027-02-28', '2027-01-31']);
  expect(invoices.data.every(({ status }) => status === 'paid')).toBe(true);
});

test('a renewal is a draft for an hour, which can be made void before it is charged', async () => {
  const { subscription, clock } = await subscribed();
  const renewal = Date.UTC(2027, 1, 28, 12) / 1_000;
  await advance(clock.id, renewal);
  const draft = invoiceOf(await read(subscription.id));
  expect(draft).toMatchObject({ status: 'draft', number: null, hosted_invoice_url: null });
  await expect(stripe.invoices.voidInvoice(draft.id)).rejects.toMatchObject({ statusCode: 400 });
  const final = await stripe.invoices.finalizeInvoice(draft.id, { auto_advance: false });
  expect(final).toMatchObject({ status: 'open', auto_advance: false });
  await stripe.invoices.voidInvoice(draft.id);
  await advance(clock.id, renewal + day);
  expect(invoiceOf(await read(subscription.id))).toMatchObject({ status: 'void', amount_paid: 0 });
});

test('a renewal that is declined is tried again, and a new card makes it good', async () => {
  const { subscription, clock, customer } = await subscribed();
  await replaceCard(customer.id, subscription.id, 'pm_card_chargeCustomerFail');
  await advance(clock.id, Date.UTC(2027, 2, 1) / 1_000);
  const failed = await read(subscription.id);
  expect(failed).toMatchObject({
    status: 'past_due',
    latest_invoice: { status: 'open', attempt_count: 1 },
  });
  await advance(clock.id, Date.UTC(2027, 2, 4) / 1_000);
  expect(await read(subscription.id)).toMatchObject({ latest_invoice: { attempt_count: 2 } });
  await replaceCard(customer.id, subscription.id, 'pm_card_visa');
  const paid = await stripe.invoices.pay(invoiceOf(failed).id);
  expect(paid.status).toBe('paid');
  expect((await read(subscription.id)).status).toBe('active');
});

test('a cancelled subscription runs to its end, and can be taken back until then', async () => {
  const { subscription, clock } = await subscribed();
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  expect(await read(subscription.id)).toMatchObject({
    status: 'active',
    cancel_at_period_end: true,
  });
  await advance(clock.id, start + 29 * day);
  expect(await read(subscription.id)).toMatchObject({ status: 'canceled' });
  const { data } = await stripe.invoices.list({ subscription: subscription.id });
  expect(data).toHaveLength(1);
});

test('a subscription that is to end on a day ends on it, unless that is taken back', async () => {
  const { subscription, clock } = await subscribed();
  const { id } = subscription;
  await stripe.subscriptions.update(id, { cancel_at: start + 5 * day });
  expect(await read(id)).toMatchObject({ cancel_at: start + 5 * day, canceled_at: start });
  await stripe.subscriptions.update(id, { cancel_at: '' });
  expect(await read(id)).toMatchObject({ cancel_at: null, canceled_at: null });
  await stripe.subscriptions.update(id, { cancel_at: start + 6 * day });
  const both = stripe.subscriptions.update(id, { cancel_at: '', cancel_at_period_end: false });
  await expect(both).rejects.toThrow('Received both cancel_at_period_end and cancel_at');
  await advance(clock.id, start + 7 * day);
  expect(await read(id)).toMatchObject({ status: 'canceled', ended_at: start + 6 * day });
});

test('a change of plan charges what its preview says, and credit pays for later invoices', async () => {
  const { subscription, clock, customer } = await subscribed();
  const item = subscription.items.data[0]!.id;
  await advance(clock.id, start + 14 * day);
  const annual = await price('year', 49_500);
  const items = [{ id: item, price: annual.id }];
  const change = { items, proration_behavior: 'always_invoice' as const };
  const preview = await stripe.invoices.createPreview({
    customer: customer.id,
    subscription: subscription.id,
    subscription_details: change,
  });
  expect(preview.amount_due).toBe(49_500 - 2_450);
  const payment_behavior = 'error_if_incomplete' as const;
  await stripe.subscriptions.update(subscription.id, { ...change, payment_behavior });
  expect(await read(subscription.id)).toMatchObject({
    status: 'active',
    items: { data: [{ current_period_end: Date.UTC(2028, 1, 14, 12) / 1_000 }] },
    latest_invoice: { amount_paid: preview.amount_due, billing_reason: 'subscription_update' },
  });
  const monthly = await price('month', 4_900);
  await stripe.subscriptions.update(subscription.id, {
    items: [{ id: item, price: monthly.id }],
    proration_behavior: 'always_invoice',
    payment_behavior,
  });
  const back = await read(subscription.id);
  expect(back.latest_invoice).toMatchObject({ amount_due: 0, total: 4_900 - 49_500 });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -44_600 });
});

const prorated = { proration_behavior: 'always_invoice' as const };
const payment_behavior = 'error_if_incomplete' as const;

test('a change of plan is prorated by a moment of the period that was named', async () => {
  const { subscription, clock } = await subscribed();
  const items = [{ id: subscription.items.data[0]!.id, price: (await price('year', 49_500)).id }];
  const quoted = start + 14 * day;
  await advance(clock.id, quoted + 60 * 60);
  const preview = (details: object) =>
    stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: { items, ...prorated, ...details },
    });
  const { parent } = await preview({});
  expect(parent?.subscription_details?.subscription_proration_date).toBe(quoted + 60 * 60);
  const proration_date = quoted;
  expect((await preview({ proration_date })).amount_due).toBe(49_500 - 2_450);
  await expect(preview({ proration_date: start - 1 })).rejects.toMatchObject({
    param: 'subscription_details[proration_date]',
  });
  const change = { items, ...prorated, proration_date, payment_behavior };
  await stripe.subscriptions.update(subscription.id, change);
  expect(invoiceOf(await read(subscription.id)).amount_paid).toBe(49_500 - 2_450);
});

test('what is left of a period is credited at the price that was paid for it', async () => {
  const { subscription, clock } = await subscribed();
  const change = (
    to: Stripe.Price,
    how: Pick<Stripe.SubscriptionUpdateParams, 'proration_behavior'>,
  ) =>
    stripe.subscriptions.update(subscription.id, {
      items: [{ id: subscription.items.data[0]!.id, price: to.id }],
      ...how,
      payment_behavior,
    });
  await change(await price('month', 5_900), { proration_behavior: 'none' });
  await advance(clock.id, start + 14 * day);
  await change(await price('year', 49_500), prorated);
  expect(await read(subscription.id)).toMatchObject({
    billing_mode: { type: 'flexible' },
    latest_invoice: { amount_paid: 49_500 - 2_450 },
  });
});

test('a change of plan that is declined changes nothing', async () => {
  const { subscription, customer } = await subscribed();
  await replaceCard(customer.id, subscription.id, 'pm_card_chargeCustomerFail');
  const annual = await price('year', 49_500);
  const change = stripe.subscriptions.update(subscription.id, {
    items: [{ id: subscription.items.data[0]!.id, price: annual.id }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'error_if_incomplete',
  });
  await expect(change).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' });
  expect(await read(subscription.id)).toMatchObject({
    status: 'active',
    items: { data: [{ price: { unit_amount: 4_900 } }] },
    latest_invoice: { status: 'paid' },
  });
});

test('a card is saved by a SetupIntent, and a declined one is not', async () => {
  const { customer } = await subscribed();
  const { id } = await stripe.setupIntents.create({ customer: customer.id, usage: 'off_session' });
  const declined = stripe.setupIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' });
  await expect(declined).rejects.toMatchObject({ code: 'card_declined' });
  const done = await stripe.setupIntents.confirm(id, { payment_method: 'pm_card_mastercard' });
  expect(done).toMatchObject({ status: 'succeeded', customer: customer.id });
});

test('an invoice opens as a page and as a PDF', async () => {
  const { invoice } = await subscribed();
  const page = await fetch(invoice.hosted_invoice_url!);
  expect(await page.text()).toContain(`Invoice ${invoice.number}`);
  const pdf = await fetch(invoice.invoice_pdf!);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(await pdf.text()).toMatch(/^%PDF-1.4/);
});

test('what the sandbox cannot do it refuses by name', async () => {
  const { subscription, customer, clock } = await subscribed();
  const wrong = (call: Promise<unknown>, message: string) =>
    expect(call).rejects.toMatchObject({ statusCode: 400, message });
  await wrong(
    stripe.subscriptions.create({ customer: customer.id, items: [{ price: 'price_1' }] }),
    'Missing required param: payment_behavior.',
  );
  await wrong(
    stripe.subscriptions.update(subscription.id, { proration_behavior: 'create_prorations' }),
    'The sandbox knows only proration_behavior: always_invoice and none.',
  );
  await wrong(
    stripe.subscriptions.update(subscription.id, { trial_end: 'now' }),
    'Received unknown parameter: trial_end',
  );
  await wrong(
    stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: start + 100 * day }),
    'Test clock can be advanced by at most two intervals of its shortest subscription.',
  );
  await expect(stripe.coupons.list()).rejects.toMatchObject({ statusCode: 404 });
});
