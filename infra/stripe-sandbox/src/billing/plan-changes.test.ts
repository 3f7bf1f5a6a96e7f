import type Stripe from 'stripe';
import { day, invoiceOf, provideBilling, start } from '../testing/billing.js';

const given = provideBilling();

test('a change of plan charges the amount of its preview, and credit pays for later invoices', async () => {
  const { subscription, clock, customer } = await given.billing.subscribed();
  const item = subscription.items.data[0]!.id;
  await given.billing.advance(clock.id, start + 14 * day);
  const annual = await given.billing.price('year', 49_500);
  const items = [{ id: item, price: annual.id }];
  const change = { items, proration_behavior: 'always_invoice' as const };
  const preview = await given.billing.stripe.invoices.createPreview({
    customer: customer.id,
    subscription: subscription.id,
    subscription_details: change,
  });
  expect(preview.amount_due).toBe(49_500 - 2_450);
  const payment_behavior = 'error_if_incomplete' as const;
  await given.billing.stripe.subscriptions.update(subscription.id, { ...change, payment_behavior });
  expect(await given.billing.read(subscription.id)).toMatchObject({
    status: 'active',
    items: { data: [{ current_period_end: Date.UTC(2028, 1, 14, 12) / 1_000 }] },
    latest_invoice: { amount_paid: preview.amount_due, billing_reason: 'subscription_update' },
  });
  const monthly = await given.billing.price('month', 4_900);
  await given.billing.stripe.subscriptions.update(subscription.id, {
    items: [{ id: item, price: monthly.id }],
    proration_behavior: 'always_invoice',
    payment_behavior,
  });
  const back = await given.billing.read(subscription.id);
  expect(back.latest_invoice).toMatchObject({ amount_due: 0, total: 4_900 - 49_500 });
  expect(await given.billing.stripe.customers.retrieve(customer.id)).toMatchObject({
    balance: -44_600,
  });
});

const prorated = { proration_behavior: 'always_invoice' as const };
const payment_behavior = 'error_if_incomplete' as const;

test('a change of plan is prorated from the given time in the period', async () => {
  const { subscription, clock } = await given.billing.subscribed();
  const items = [
    { id: subscription.items.data[0]!.id, price: (await given.billing.price('year', 49_500)).id },
  ];
  const quoted = start + 14 * day;
  await given.billing.advance(clock.id, quoted + 60 * 60);
  const preview = (details: object) =>
    given.billing.stripe.invoices.createPreview({
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
  await given.billing.stripe.subscriptions.update(subscription.id, change);
  expect(invoiceOf(await given.billing.read(subscription.id)).amount_paid).toBe(49_500 - 2_450);
});

test('the rest of a period is credited at the price that was paid for it', async () => {
  const { subscription, clock } = await given.billing.subscribed();
  const change = (
    to: Stripe.Price,
    how: Pick<Stripe.SubscriptionUpdateParams, 'proration_behavior'>,
  ) =>
    given.billing.stripe.subscriptions.update(subscription.id, {
      items: [{ id: subscription.items.data[0]!.id, price: to.id }],
      ...how,
      payment_behavior,
    });
  await change(await given.billing.price('month', 5_900), { proration_behavior: 'none' });
  await given.billing.advance(clock.id, start + 14 * day);
  await change(await given.billing.price('year', 49_500), prorated);
  expect(await given.billing.read(subscription.id)).toMatchObject({
    billing_mode: { type: 'flexible' },
    latest_invoice: { amount_paid: 49_500 - 2_450 },
  });
});

test('a declined change of plan changes nothing', async () => {
  const { subscription, customer } = await given.billing.subscribed();
  await given.billing.replaceCard(customer.id, subscription.id, 'pm_card_chargeCustomerFail');
  const annual = await given.billing.price('year', 49_500);
  const change = given.billing.stripe.subscriptions.update(subscription.id, {
    items: [{ id: subscription.items.data[0]!.id, price: annual.id }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'error_if_incomplete',
  });
  await expect(change).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' });
  expect(await given.billing.read(subscription.id)).toMatchObject({
    status: 'active',
    items: { data: [{ price: { unit_amount: 4_900 } }] },
    latest_invoice: { status: 'paid' },
  });
});
