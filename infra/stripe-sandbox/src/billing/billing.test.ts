import { day, invoiceOf, provideBilling, start } from '../testing/billing.js';

const given = provideBilling();

test('an incomplete subscription becomes active when its first invoice is paid', async () => {
  const { subscription, intent, invoice } = await given.billing.subscribe();
  expect(subscription).toMatchObject({ status: 'incomplete', default_payment_method: null });
  expect(invoice).toMatchObject({
    status: 'open',
    amount_due: 4_900,
    billing_reason: 'subscription_create',
  });
  await given.billing.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
  const paid = await given.billing.read(subscription.id);
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
  const { data } = await given.billing.stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
  });
  expect(data).toMatchObject([{ invoice: invoice.id }]);
});

test('an unpaid first invoice expires after 23 hours', async () => {
  const { subscription, intent, clock } = await given.billing.subscribe();
  await given.billing.advance(clock.id, start + day);
  expect((await given.billing.read(subscription.id)).status).toBe('incomplete_expired');
  expect((await given.billing.stripe.paymentIntents.retrieve(intent)).status).toBe('canceled');
});

test('a subscription renews every month on the same day, or on the last day of a shorter month', async () => {
  const { subscription, clock } = await given.billing.subscribed();
  await given.billing.advance(clock.id, Date.UTC(2027, 2, 30) / 1_000);
  await given.billing.advance(clock.id, Date.UTC(2027, 3, 1) / 1_000);
  const invoices = await given.billing.stripe.invoices.list({ subscription: subscription.id });
  const days = invoices.data.map(({ created }) =>
    new Date(created * 1_000).toISOString().slice(0, 10),
  );
  expect(days).toEqual(['2027-03-31', '2027-02-28', '2027-01-31']);
  expect(invoices.data.every(({ status }) => status === 'paid')).toBe(true);
});

test('a renewal is a draft for an hour, and can be voided before it is charged', async () => {
  const { subscription, clock } = await given.billing.subscribed();
  const renewal = Date.UTC(2027, 1, 28, 12) / 1_000;
  await given.billing.advance(clock.id, renewal);
  const draft = invoiceOf(await given.billing.read(subscription.id));
  expect(draft).toMatchObject({ status: 'draft', number: null, hosted_invoice_url: null });
  await expect(given.billing.stripe.invoices.voidInvoice(draft.id)).rejects.toMatchObject({
    statusCode: 400,
  });
  const final = await given.billing.stripe.invoices.finalizeInvoice(draft.id, {
    auto_advance: false,
  });
  expect(final).toMatchObject({ status: 'open', auto_advance: false });
  await given.billing.stripe.invoices.voidInvoice(draft.id);
  await given.billing.advance(clock.id, renewal + day);
  expect(invoiceOf(await given.billing.read(subscription.id))).toMatchObject({
    status: 'void',
    amount_paid: 0,
  });
});

test('a declined renewal is retried, and succeeds with a new card', async () => {
  const { subscription, clock, customer } = await given.billing.subscribed();
  await given.billing.replaceCard(customer.id, subscription.id, 'pm_card_chargeCustomerFail');
  await given.billing.advance(clock.id, Date.UTC(2027, 2, 1) / 1_000);
  const failed = await given.billing.read(subscription.id);
  expect(failed).toMatchObject({
    status: 'past_due',
    latest_invoice: { status: 'open', attempt_count: 1 },
  });
  await given.billing.advance(clock.id, Date.UTC(2027, 2, 4) / 1_000);
  expect(await given.billing.read(subscription.id)).toMatchObject({
    latest_invoice: { attempt_count: 2 },
  });
  await given.billing.replaceCard(customer.id, subscription.id, 'pm_card_visa');
  const paid = await given.billing.stripe.invoices.pay(invoiceOf(failed).id);
  expect(paid.status).toBe('paid');
  expect((await given.billing.read(subscription.id)).status).toBe('active');
});

test('a cancelled subscription runs to its end, and the cancellation can be undone until then', async () => {
  const { subscription, clock } = await given.billing.subscribed();
  await given.billing.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  await given.billing.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
  await given.billing.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  expect(await given.billing.read(subscription.id)).toMatchObject({
    status: 'active',
    cancel_at_period_end: true,
  });
  await given.billing.advance(clock.id, start + 29 * day);
  expect(await given.billing.read(subscription.id)).toMatchObject({ status: 'canceled' });
  const { data } = await given.billing.stripe.invoices.list({ subscription: subscription.id });
  expect(data).toHaveLength(1);
});

test('a subscription with an end date ends on that date, unless the date is removed', async () => {
  const { subscription, clock } = await given.billing.subscribed();
  const { id } = subscription;
  await given.billing.stripe.subscriptions.update(id, { cancel_at: start + 5 * day });
  expect(await given.billing.read(id)).toMatchObject({
    cancel_at: start + 5 * day,
    canceled_at: start,
  });
  await given.billing.stripe.subscriptions.update(id, { cancel_at: '' });
  expect(await given.billing.read(id)).toMatchObject({ cancel_at: null, canceled_at: null });
  await given.billing.stripe.subscriptions.update(id, { cancel_at: start + 6 * day });
  const both = given.billing.stripe.subscriptions.update(id, {
    cancel_at: '',
    cancel_at_period_end: false,
  });
  await expect(both).rejects.toThrow('Received both cancel_at_period_end and cancel_at');
  await given.billing.advance(clock.id, start + 7 * day);
  expect(await given.billing.read(id)).toMatchObject({
    status: 'canceled',
    ended_at: start + 6 * day,
  });
});

test('a SetupIntent saves a card, but not a declined one', async () => {
  const { customer } = await given.billing.subscribed();
  const { id } = await given.billing.stripe.setupIntents.create({
    customer: customer.id,
    usage: 'off_session',
  });
  const declined = given.billing.stripe.setupIntents.confirm(id, {
    payment_method: 'pm_card_chargeDeclined',
  });
  await expect(declined).rejects.toMatchObject({ code: 'card_declined' });
  const done = await given.billing.stripe.setupIntents.confirm(id, {
    payment_method: 'pm_card_mastercard',
  });
  expect(done).toMatchObject({ status: 'succeeded', customer: customer.id });
  const again = given.billing.stripe.setupIntents.confirm(id, {
    payment_method: 'pm_card_mastercard',
  });
  await expect(again).rejects.toMatchObject({
    code: 'setup_intent_unexpected_state',
    setup_intent: { id, status: 'succeeded' },
  });
});

test('an invoice is available as a page and as a PDF', async () => {
  const { invoice } = await given.billing.subscribed();
  const page = await fetch(invoice.hosted_invoice_url!);
  expect(await page.text()).toContain(`Invoice ${invoice.number}`);
  const pdf = await fetch(invoice.invoice_pdf!);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(await pdf.text()).toMatch(/^%PDF-1.4/);
});

test('an unsupported call is refused with an error that says why', async () => {
  const { subscription, customer, clock } = await given.billing.subscribed();
  const wrong = (call: Promise<unknown>, message: string) =>
    expect(call).rejects.toMatchObject({ statusCode: 400, message });
  await wrong(
    given.billing.stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: 'price_1' }],
    }),
    'Missing required param: payment_behavior.',
  );
  await wrong(
    given.billing.stripe.subscriptions.update(subscription.id, {
      proration_behavior: 'create_prorations',
    }),
    'The sandbox knows only proration_behavior: always_invoice and none.',
  );
  await wrong(
    given.billing.stripe.subscriptions.update(subscription.id, { trial_end: 'now' }),
    'Received unknown parameter: trial_end',
  );
  await wrong(
    given.billing.stripe.testHelpers.testClocks.advance(clock.id, {
      frozen_time: start + 100 * day,
    }),
    'Test clock can be advanced by at most two intervals of its shortest subscription.',
  );
  await expect(given.billing.stripe.coupons.list()).rejects.toMatchObject({ statusCode: 404 });
});
