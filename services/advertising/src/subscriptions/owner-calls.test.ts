import { randomUUID } from 'node:crypto';
import { plans } from '@town/contracts/plans/price-list';
import type {
  OwnerInvoice,
  PlanChangeAmounts,
} from '@town/contracts/subscriptions/owner-subscription';
import { readJson } from '@town/service-kit/testing/read-json';
import { DataSource } from 'typeorm';
import { useSubscriptions } from '../testing/subscriptions-harness.js';
import { EndSubscriptionsWhenOwnerDeleted } from './end-subscriptions-when-owner-deleted.js';

const town = useSubscriptions();
const published = (id: string, name: string) => town.events(id, `subscription-${name}`);
const send = (email: string, call: string, body: object = {}) =>
  town.asOwner(email, `subscription/${call}`, body);

/** An address that no other test uses. */
const newOwner = () => `owner-${randomUUID()}@example.com`;

test('a cancelled subscription runs to the end of what is paid, and then ends', async () => {
  const email = newOwner();
  const id = await town.buy(plans.monthly, email);
  const answer = await send(email, 'cancel');
  expect(await answer.json()).toMatchObject({
    state: 'ending',
    paidUntil: '2027-02-15T12:00:00.000Z',
  });
  await send(email, 'cancel');
  expect(await published(id, 'cancelled')).toMatchObject([{ resumed: false }]);
  await town.advance(31, 1);
  await town.deliver();
  expect(await town.owned(email)).toMatchObject({ state: 'ended' });
  expect(await published(id, 'ended')).toHaveLength(1);
  expect(await town.charged(id)).toHaveLength(1);
  expect((await send(email, 'resume')).status).toBe(409);
});

test('a cancellation can be taken back until then, and the subscription renews', async () => {
  const email = newOwner();
  const id = await town.buy(plans.monthly, email);
  await send(email, 'cancel');
  expect(await (await send(email, 'resume')).json()).toMatchObject({ state: 'active' });
  const notices = await published(id, 'cancelled');
  expect(notices.map((each) => each['resumed']).toSorted()).toEqual([false, true]);
  await town.advance(31, 1);
  await town.deliver();
  expect(await town.charged(id)).toHaveLength(2);
});

test('monthly becomes annual for the amount that was shown first', async () => {
  const email = newOwner();
  const id = await town.buy(plans.monthly, email);
  await town.advance(15, 12);
  const shown = await send(email, 'change', { plan: 'annual', preview: true });
  const amounts = await readJson<PlanChangeAmounts>(shown);
  expect(amounts).toEqual({
    plan: 'annual',
    dueNowCents: 49_500 - 2_450,
    nextPaymentCents: 49_500,
    nextPaymentAt: '2028-01-31T00:00:00.000Z',
  });
  expect(await town.owned(email)).toMatchObject({ plan: 'monthly' });
  expect(await (await send(email, 'change', { plan: 'annual' })).json()).toEqual(amounts);
  expect(await town.owned(email)).toMatchObject({
    plan: 'annual',
    state: 'active',
    priceCents: 49_500,
    paidUntil: '2028-01-31T00:00:00.000Z',
  });
  expect(await town.charged(id)).toMatchObject([{ cents: 4_900 }, { cents: 47_050 }]);
  expect((await send(email, 'change', { plan: 'annual' })).status).toBe(409);
});

test('a change of plan that is sent three times at once charges once', async () => {
  const email = newOwner();
  const id = await town.buy(plans.monthly, email);
  await town.advance(10);
  await Promise.all([1, 2, 3].map(() => send(email, 'change', { plan: 'annual' })));
  await town.deliver();
  expect(await town.owned(email)).toMatchObject({ plan: 'annual', state: 'active' });
  expect(await town.charged(id)).toHaveLength(2);
});

test('annual becomes monthly, and what remains of the year pays for the months', async () => {
  const email = newOwner();
  const id = await town.buy(plans.annual, email);
  await town.advance(73);
  const answer = await send(email, 'change', { plan: 'monthly' });
  expect(await answer.json()).toEqual({
    plan: 'monthly',
    dueNowCents: 0,
    nextPaymentCents: 0,
    nextPaymentAt: '2027-04-29T12:00:00.000Z',
  });
  await town.advance(31);
  await town.deliver();
  expect(await town.owned(email)).toMatchObject({
    plan: 'monthly',
    state: 'active',
    paidUntil: '2027-05-29T12:00:00.000Z',
  });
  expect(await town.charged(id)).toHaveLength(1);
  expect(await published(id, 'renewed')).toHaveLength(1);
});

test('a change of plan with a card that is declined changes nothing', async () => {
  const email = newOwner();
  const id = await town.buy(plans.monthly, email);
  await town.breakCard(id);
  const answer = await send(email, 'change', { plan: 'annual' });
  expect(answer.status).toBe(402);
  expect(await answer.json()).toMatchObject({
    detail: 'The card was declined. Please use another card.',
  });
  await town.deliver();
  expect(await town.owned(email)).toMatchObject({ plan: 'monthly', state: 'active' });
  expect(await town.charged(id)).toHaveLength(1);
});

test('an annual plan is given back on day 30, ends at once, and only once', async () => {
  const email = newOwner();
  const id = await town.buy(plans.annual, email);
  await town.advance(30);
  expect(await town.owned(email)).toMatchObject({ refundableUntil: '2027-02-14T12:00:00.000Z' });
  const answers = await Promise.all([send(email, 'refund'), send(email, 'refund')]);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  await town.care();
  await town.deliver();
  expect(await town.owned(email)).toMatchObject({ state: 'ended', refundableUntil: null });
  expect(await town.charged(id)).toEqual([{ cents: 49_500, refunded: 49_500 }]);
  expect(await published(id, 'ended')).toHaveLength(1);
  expect((await town.atStripe(id)).status).toBe('canceled');
});

test('on day 31 an annual plan is not given back, and a monthly one never', async () => {
  const email = newOwner();
  const id = await town.buy(plans.annual, email);
  await town.advance(31);
  expect(await town.owned(email)).toMatchObject({ refundableUntil: null });
  const answer = await send(email, 'refund');
  expect(answer.status).toBe(409);
  expect(await town.charged(id)).toEqual([{ cents: 49_500, refunded: 0 }]);
  const other = newOwner();
  await town.buy(plans.monthly, other);
  expect((await send(other, 'refund')).status).toBe(409);
});

test('invoices of an owner have links that open, and show what was given back', async () => {
  const email = newOwner();
  await town.buy(plans.annual, email);
  await send(email, 'refund');
  const invoices = await readJson<OwnerInvoice[]>(town.asOwner(email, 'invoices'));
  expect(invoices).toMatchObject([
    {
      createdAt: '2027-01-15T12:00:00.000Z',
      totalCents: 49_500,
      refundedCents: 49_500,
      status: 'paid',
    },
  ]);
  expect((await fetch(invoices[0]!.pageUrl!)).status).toBe(200);
  expect((await fetch(invoices[0]!.pdfUrl!)).headers.get('content-type')).toBe('application/pdf');
});

test('an owner with several chooses one by its id, and the others are listed', async () => {
  const email = newOwner();
  const first = await town.buy(plans.monthly, email);
  await town.advance(1);
  const second = await town.buy(plans.annual, email);
  const answer = await town.asOwner(email, 'subscription');
  expect(await answer.json()).toMatchObject({
    subscription: { id: second },
    others: [{ id: first }],
  });
  expect(await (await send(email, `cancel?id=${first}`)).json()).toMatchObject({
    id: first,
    state: 'ending',
  });
  expect(await town.owned(email)).toMatchObject({ id: second, state: 'active' });
});

test('nobody sees or changes the subscription of somebody else', async () => {
  const email = newOwner();
  const id = await town.buy(plans.annual, email);
  const others = [newOwner(), newOwner()];
  await town.buy(plans.annual, others[1]!);
  const calls: [string, object][] = [
    ['cancel', {}],
    ['resume', {}],
    ['change', { plan: 'monthly' }],
    ['change', { plan: 'monthly', preview: true }],
    ['refund', {}],
    ['card', {}],
    ['card', { setupIntentId: 'seti_1' }],
  ];
  for (const other of others) {
    for (const [call, body] of calls) {
      expect((await send(other, `${call}?id=${id}`, body)).status).toBe(404);
    }
    expect((await town.asOwner(other, `subscription?id=${id}`)).status).toBe(404);
    const invoices = await (await town.asOwner(other, 'invoices')).text();
    expect(invoices).not.toContain(id);
  }
  expect((await send(others[0]!, 'cancel')).status).toBe(404);
  expect(await town.owned(others[0]!)).toBeNull();
  expect(await town.owned(email)).toMatchObject({ id, state: 'active', plan: 'annual' });
});

test('without a session, or from another site, nothing is answered', async () => {
  const email = newOwner();
  await town.buy(plans.monthly, email);
  expect((await fetch(`${town.service.url}/api/owner/subscription`)).status).toBe(401);
  const headers = { ...town.auth.ownerHeaders(email), Origin: 'https://evil.example' };
  expect((await town.post('/api/owner/subscription/cancel', {}, headers)).status).toBe(403);
  expect(await town.owned(email)).toMatchObject({ state: 'active' });
});

test('a card of somebody else is not used', async () => {
  const [email, other] = [newOwner(), newOwner()];
  await town.buy(plans.monthly, email);
  await town.buy(plans.monthly, other);
  const begun = await readJson<{ clientSecret: string }>(send(other, 'card'));
  const setupIntentId = begun.clientSecret.split('_secret_')[0]!;
  await town.stripe.setupIntents.confirm(setupIntentId, { payment_method: 'pm_card_mastercard' });
  expect((await send(email, 'card', { setupIntentId })).status).toBe(400);
  expect((await send(email, 'card', { setupIntentId: 'seti_unknown' })).status).toBe(400);
  expect(await town.owned(email)).toMatchObject({ card: { brand: 'visa' } });
});

test('an account that is deleted is charged no more', async () => {
  const email = newOwner();
  const ids = [await town.buy(plans.monthly, email), await town.buy(plans.annual, email)];
  const handler = town.service.app.get(EndSubscriptionsWhenOwnerDeleted, { strict: false });
  await town.service.app
    .get(DataSource)
    .transaction((manager) => handler.handle(manager, { id: randomUUID(), email }));
  await town.stopSandbox();
  await town.care();
  await town.startSandbox();
  await town.care();
  for (const id of ids) {
    expect((await town.atStripe(id)).status).toBe('canceled');
    expect(await published(id, 'ended')).toHaveLength(1);
  }
});

test('another subscription after the end of one pays for the same application', async () => {
  const email = newOwner();
  const payment = await town.pay(plans.annual, email);
  const application = await town.apply(payment);
  await town.report(payment, plans.annual, { customerEmail: email });
  await send(email, 'refund');
  const id = await town.buy(plans.monthly, email);
  expect(await published(id, 'started')).toMatchObject([{ applicationId: application.id }]);
});

test('whoever is erased is charged no more', async () => {
  const email = newOwner();
  const id = await town.buy(plans.monthly, email);
  await town.erase(email);
  await town.care();
  expect((await town.atStripe(id)).status).toBe('canceled');
  const rows = await town.database.query('select email, state from subscriptions where id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ email: null, state: 'ended' }]);
  expect(await published(id, 'ended')).toMatchObject([{ email: null }]);
});
