/** Sequences of changes, cancellations and refunds. */
import { randomUUID } from 'node:crypto';
import { plans } from '@town/contracts/plans/price-list';
import type { PlanChangeAmounts } from '@town/contracts/subscriptions/owner-subscription';
import { readJson } from '@town/service-kit/testing/read-json';
import { useSubscriptions } from '../testing/subscriptions-harness.js';

const town = useSubscriptions();
const newOwner = () => `owner-${randomUUID()}@example.com`;
const send = (email: string, call: string, body: object = {}) =>
  town.asOwner(email, `subscription/${call}`, body);
const change = async (email: string, body: object) => {
  const answer = await send(email, 'change', body);
  return {
    status: answer.status,
    ...(await readJson<PlanChangeAmounts>(answer).catch(() => ({}))),
  };
};

test('a change in the last minute of a period is charged once, and renews a year later', async () => {
  const email = newOwner();
  const id = await town.buy(plans.monthly, email);
  await town.advance(30, 23 + 59 / 60);
  await town.deliver();
  const done = await change(email, { plan: 'annual' });
  expect(done).toMatchObject({ status: 200, dueNowCents: 49_500 });
  await town.advance(0, 3);
  await town.deliver();
  await town.care();
  expect(await town.charged(id)).toMatchObject([{ cents: 4_900 }, { cents: 49_500 }]);
  expect(await town.owned(email)).toMatchObject({
    plan: 'annual',
    state: 'active',
    paidUntil: '2028-02-15T11:59:00.000Z',
  });
  await town.advance(365, 2);
  await town.deliver();
  expect(await town.charged(id)).toHaveLength(3);
});

test('a change that is confirmed after the end of the period is refused', async () => {
  const email = newOwner();
  const id = await town.buy(plans.monthly, email);
  await town.advance(30, 23 + 59 / 60);
  const quote = await change(email, { plan: 'annual', preview: true });
  await town.advance(0, 2 / 60);
  expect(await change(email, { plan: 'annual', ...quote })).toMatchObject({ status: 409 });
  await town.advance(0, 2);
  await town.deliver();
  expect(await change(email, { plan: 'annual', ...quote })).toMatchObject({ status: 409 });
  expect(await town.charged(id)).toMatchObject([{ cents: 4_900 }, { cents: 4_900 }]);
});

/** An owner who changed from the annual plan to the monthly one and back. */
async function toAndFro(email: string): Promise<string> {
  const id = await town.buy(plans.annual, email);
  await town.advance(10);
  await change(email, { plan: 'monthly' });
  await town.advance(2);
  await change(email, { plan: 'annual' });
  return id;
}

test('changing a plan back and forth charges the days in between, and everything can be refunded', async () => {
  const email = newOwner();
  const id = await toAndFro(email);
  // The new year costs what the 2 days of the month and the 10 days of the first year have used.
  expect(await town.charged(id)).toMatchObject([{ cents: 49_500 }, { cents: 1_672 }]);
  expect(await town.owned(email)).toMatchObject({
    plan: 'annual',
    creditCents: 0,
    paidUntil: '2028-01-27T12:00:00.000Z',
    refundableCents: 49_500 + 1_672,
  });
  expect((await send(email, 'refund')).status).toBe(200);
  expect(await town.charged(id)).toEqual([
    { cents: 49_500, refunded: 49_500 },
    { cents: 1_672, refunded: 1_672 },
  ]);
});

test.each(['annual', 'monthly'])(
  'a refund of an earlier payment is not credited by a change, when the plan is %s now',
  async (now) => {
    const email = newOwner();
    const id = await toAndFro(email);
    if (now === 'monthly') await change(email, { plan: 'monthly' });
    const [first] = await town.database.query<{ id: string }>(
      'select id from payments where subscription_id = $1 order by paid_at',
      [id],
    );
    await town.stripe.refunds.create({ payment_intent: first!.id, amount: 40_000 });
    const to = now === 'annual' ? 'monthly' : 'annual';
    expect(await change(email, { plan: to })).toMatchObject({
      status: 409,
      message:
        'A part of what you paid was given back. Please write to us, and we will change your plan.',
    });
  },
);

test('a second refund is refused, because the subscription has ended', async () => {
  const email = newOwner();
  await town.buy(plans.annual, email);
  await send(email, 'refund');
  const again = await send(email, 'refund');
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({ message: 'This subscription has ended.' });
});

test('a plan that was cancelled in another tab cannot be changed', async () => {
  const email = newOwner();
  const id = await town.buy(plans.monthly, email);
  const quote = await change(email, { plan: 'annual', preview: true });
  await send(email, 'cancel');
  expect(await change(email, { plan: 'annual', ...quote })).toMatchObject({ status: 409 });
  expect(await town.charged(id)).toHaveLength(1);
});

test('a month across the start of daylight saving time renews at the same instant, once', async () => {
  const email = newOwner();
  await town.startClock('2027-03-10');
  const id = await town.buy(plans.monthly, email);
  await town.advance(31, 2);
  await town.deliver();
  await town.care();
  expect(await town.charged(id)).toHaveLength(2);
  expect(await town.owned(email)).toMatchObject({ paidUntil: '2027-05-10T12:00:00.000Z' });
});

test('a change of plan succeeds with a new card after the old one was declined', async () => {
  const email = newOwner();
  const id = await town.buy(plans.monthly, email);
  await town.breakCard(id);
  expect(await change(email, { plan: 'annual' })).toMatchObject({ status: 402 });
  await town.repairCard(id);
  expect(await change(email, { plan: 'annual' })).toMatchObject({ status: 200 });
  await town.deliver();
  expect(await town.charged(id)).toHaveLength(2);
});
