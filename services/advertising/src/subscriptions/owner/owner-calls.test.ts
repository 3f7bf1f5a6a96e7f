import { randomUUID } from 'node:crypto';
import { plans } from '@town/contracts/plans/price-list';
import type {
  OwnerInvoice,
  PlanChangeAmounts,
} from '@town/contracts/subscriptions/owner-subscription';
import { readJson } from '@town/service-kit/testing/read-json';
import { useSubscriptions } from '../../testing/subscriptions-harness.js';

const town = useSubscriptions();
const published = (id: string, name: string) => town.events(id, `subscription-${name}`);
const send = (email: string, call: string, body: object = {}) =>
  town.asOwner(email, `subscription/${call}`, body);

/** A new address for each test. */
const newOwner = () => `owner-${randomUUID()}@example.com`;

test('a cancelled subscription runs until the end of the paid period, and then ends', async () => {
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

test('a plan counts as just bought for two weeks', async () => {
  const email = newOwner();
  await town.buy(plans.monthly, email);
  await town.advance(13, 23);
  expect(await town.owned(email)).toMatchObject({ origin: 'just-bought' });
  await town.advance(0, 1);
  expect(await town.owned(email)).toMatchObject({ origin: 'bought' });
});

test('a cancellation can be undone until then, and the subscription renews', async () => {
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

test('a cancellation on a date that staff chose at Stripe can be undone, too', async () => {
  const email = newOwner();
  const id = await town.buy(plans.monthly, email);
  const cancel_at = Date.parse('2027-02-01T12:00:00Z') / 1_000;
  await town.stripe.subscriptions.update(id, { cancel_at });
  await town.deliver();
  expect(await town.owned(email)).toMatchObject({
    state: 'ending',
    paidUntil: '2027-02-01T12:00:00.000Z',
  });
  expect(await (await send(email, 'resume')).json()).toMatchObject({
    state: 'active',
    paidUntil: '2027-02-15T12:00:00.000Z',
  });
  await town.advance(31, 1);
  await town.deliver();
  expect(await town.charged(id)).toHaveLength(2);
});

test('changing from monthly to annual costs the amount that the preview showed', async () => {
  const email = newOwner();
  const id = await town.buy(plans.monthly, email);
  await town.advance(15, 12);
  const shown = await send(email, 'change', { plan: 'annual', preview: true });
  const amounts = await readJson<PlanChangeAmounts>(shown);
  expect(amounts).toEqual({
    plan: 'annual',
    dueNowCents: 49_500 - 2_450,
    priceCents: 49_500,
    nextPaymentCents: 49_500,
    nextPaymentAt: '2028-01-31T00:00:00.000Z',
    creditCents: 0,
    quotedAt: '2027-01-31T00:00:00.000Z',
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

test('a change of plan sent three times at once is charged once', async () => {
  const email = newOwner();
  const id = await town.buy(plans.monthly, email);
  await town.advance(10);
  await Promise.all([1, 2, 3].map(() => send(email, 'change', { plan: 'annual' })));
  await town.deliver();
  expect(await town.owned(email)).toMatchObject({ plan: 'annual', state: 'active' });
  expect(await town.charged(id)).toHaveLength(2);
});

test('after a change from annual to monthly, the rest of the year pays for the months', async () => {
  const email = newOwner();
  const id = await town.buy(plans.annual, email);
  await town.advance(73);
  const answer = await send(email, 'change', { plan: 'monthly' });
  expect(await answer.json()).toEqual({
    plan: 'monthly',
    dueNowCents: 0,
    priceCents: 4_900,
    nextPaymentCents: 0,
    nextPaymentAt: '2027-04-29T12:00:00.000Z',
    creditCents: 39_600 - 4_900,
    quotedAt: '2027-03-29T12:00:00.000Z',
  });
  await town.advance(31, 1);
  await town.deliver();
  expect(await town.owned(email)).toMatchObject({
    plan: 'monthly',
    state: 'active',
    paidUntil: '2027-05-29T12:00:00.000Z',
  });
  expect(await town.charged(id)).toHaveLength(1);
  expect(await published(id, 'renewed')).toHaveLength(1);
});

test('a change of plan with a declined card changes nothing', async () => {
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

test('an annual plan can be refunded on day 30, ends at once, and only once', async () => {
  const email = newOwner();
  const id = await town.buy(plans.annual, email);
  await town.advance(30);
  expect(await town.owned(email)).toMatchObject({ refundableUntil: '2027-02-15T05:59:59.999Z' });
  const answers = await Promise.all([send(email, 'refund'), send(email, 'refund')]);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  await town.care();
  await town.deliver();
  expect(await town.owned(email)).toMatchObject({ state: 'ended', refundableUntil: null });
  expect(await town.charged(id)).toEqual([{ cents: 49_500, refunded: 49_500 }]);
  expect(await published(id, 'ended')).toHaveLength(1);
  expect((await town.atStripe(id)).status).toBe('canceled');
});

test('an annual plan can be refunded until the end of the shown day in the town', async () => {
  const email = newOwner();
  await town.startClock('2027-02-20');
  await town.buy(plans.annual, email);
  const lastMoment = '2027-03-23T04:59:59.999Z';
  expect(await town.owned(email)).toMatchObject({ refundableUntil: lastMoment });
  // Daylight saving time has begun since the purchase. In the town it is 11 pm.
  await town.advance(30, 16);
  expect(await town.owned(email)).toMatchObject({ refundableUntil: lastMoment });
  expect((await send(email, 'refund')).status).toBe(200);
});

test('a refund returns the rest of all payments, and the amount is shown before', async () => {
  const email = newOwner();
  const id = await town.buy(plans.monthly, email);
  await town.advance(15, 12);
  await send(email, 'change', { plan: 'annual' });
  const [first] = await town.database.query<{ id: string }>(
    'select id from payments where subscription_id = $1 and amount_cents = 4900',
    [id],
  );
  await town.stripe.refunds.create({ payment_intent: first!.id, amount: 1_000 });
  await town.deliver();
  expect(await town.owned(email)).toMatchObject({
    priceCents: 49_500,
    refundableCents: 3_900 + 47_050,
  });
  await send(email, 'refund');
  expect(await town.charged(id)).toEqual([
    { cents: 4_900, refunded: 4_900 },
    { cents: 47_050, refunded: 47_050 },
  ]);
  expect(await town.owned(email)).toMatchObject({ refundableCents: 0 });
});

test('an annual plan cannot be refunded on day 31, and a monthly plan never', async () => {
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

test('invoices of an owner have working links, and show refunds', async () => {
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

test('an owner with several subscriptions chooses one by its id, and the others are listed', async () => {
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

test.each([
  ['has ended', 'refund'],
  ['is cancelled and still runs', 'cancel'],
])(
  'a new subscription pays for the same application when the previous one %s',
  async (_, leave) => {
    const email = newOwner();
    const payment = await town.pay(plans.annual, email);
    const application = await town.apply(payment);
    await town.report(payment, plans.annual, { customerEmail: email });
    await send(email, leave);
    const id = await town.buy(plans.monthly, email);
    expect(await published(id, 'started')).toMatchObject([{ applicationId: application.id }]);
  },
);

test('a new subscription with an application of its own pays for that application', async () => {
  const email = newOwner();
  const first = await town.pay(plans.annual, email);
  await town.apply(first);
  await town.report(first, plans.annual, { customerEmail: email });
  await town.advance(1);
  const payment = await town.pay(plans.monthly, email);
  const application = await town.apply(payment, 'Second Shop');
  await town.report(payment, plans.monthly, { customerEmail: email });
  const { id } = (await town.owned(email))!;
  expect(await published(id, 'started')).toMatchObject([{ applicationId: application.id }]);
});
