import { randomUUID } from 'node:crypto';
import { plans } from '@town/contracts/plans/price-list';
import type { PlanChangeAmounts } from '@town/contracts/subscriptions/owner-subscription';
import { readJson } from '@town/service-kit/testing/read-json';
import { useSubscriptions } from '../../testing/subscriptions-harness.js';
import { BillingProvider } from '../billing-provider.js';

const town = useSubscriptions();
const minutes = (count: number) => count / 60;

/** An owner whose monthly plan began this many hours ago. */
async function ownerFor(hours: number) {
  const email = `owner-${randomUUID()}@example.com`;
  const id = await town.buy(plans.monthly, email);
  await town.advance(0, hours);
  const change = (body: object) =>
    town.asOwner(email, 'subscription/change', { plan: 'annual', ...body });
  return { email, id, change };
}

test('a change that is confirmed later charges the amount of the preview', async () => {
  const { id, change } = await ownerFor(15.5 * 24);
  const quote = await readJson<PlanChangeAmounts>(change({ preview: true }));
  expect(quote).toMatchObject({
    dueNowCents: 47_050,
    quotedAt: '2027-01-31T00:00:00.000Z',
  });
  await town.advance(0, minutes(25));
  const { quotedAt, priceCents } = quote;
  const changed = await readJson<PlanChangeAmounts>(change({ quotedAt, priceCents }));
  expect(changed).toMatchObject({ dueNowCents: 47_050, quotedAt });
  expect(await town.charged(id)).toMatchObject([{ cents: 4_900 }, { cents: 47_050 }]);
});

test('an amount too small to be charged is added to the next payment', async () => {
  const email = `owner-${randomUUID()}@example.com`;
  const id = await town.buy(plans.annual, email);
  // The rest of the year is worth 48.80 dollars. Stripe cannot charge the difference of 20 cents.
  await town.advance(329, 0.4);
  const change = { plan: 'monthly' };
  const changed = await town.asOwner(email, 'subscription/change', change);
  expect(await changed.json()).toMatchObject({
    dueNowCents: 0,
    priceCents: 4_900,
    nextPaymentCents: 4_920,
  });
  await town.advance(32);
  await town.deliver();
  expect(await town.charged(id)).toMatchObject([{ cents: 49_500 }, { cents: 4_920 }]);
});

test.each([
  ['more than half an hour ago', 24, '2027-01-16T11:29:59.000Z'],
  ['in the future', 24, '2027-01-16T12:00:01.000Z'],
  ['before the period began', minutes(5), '2027-01-15T11:59:59.000Z'],
])('amounts that were calculated %s are refused', async (_, hours, quotedAt) => {
  const { email, id, change } = await ownerFor(hours);
  const refused = await change({ quotedAt });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    message: 'The amounts have changed since they were shown. Please look at them again.',
  });
  expect(await town.owned(email)).toMatchObject({ plan: 'monthly' });
  expect(await town.charged(id)).toHaveLength(1);
});

test('only the amount that was shown is charged', async () => {
  const { email, id, change } = await ownerFor(24);
  const { quotedAt, priceCents, dueNowCents } = await readJson<PlanChangeAmounts>(
    change({ preview: true }),
  );
  const shown = { quotedAt, priceCents };
  // As if credit had been added or used since the preview.
  const refused = await change({ ...shown, dueNowCents: dueNowCents - 1 });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    message: 'The amounts have changed since they were shown. Please look at them again.',
  });
  expect(await town.owned(email)).toMatchObject({ plan: 'monthly' });
  expect(await town.charged(id)).toHaveLength(1);
  expect((await change({ ...shown, dueNowCents })).status).toBe(200);
});

test('of several simultaneous changes one is made, and the others are refused without a charge', async () => {
  const { email, id, change } = await ownerFor(24);
  const answers = await Promise.all([change({}), change({}), change({}), change({})]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(await town.owned(email)).toMatchObject({ plan: 'annual' });
  const { data } = await town.stripe.invoices.list({ subscription: id });
  expect(data.map(({ total }) => total > 0)).toEqual([true, true]);
});

test('a plan can be changed back, also after a refused change', async () => {
  const { email, change } = await ownerFor(24);
  expect((await change({ priceCents: 1 })).status).toBe(409);
  expect((await change({})).status).toBe(200);
  expect((await change({ plan: 'monthly' })).status).toBe(200);
  expect(await town.owned(email)).toMatchObject({ plan: 'monthly' });
});

test('a preview is refused during a change of plan', async () => {
  const { id, change } = await ownerFor(24);
  const mark = 'update subscriptions set changing_until = now() + $2::interval where id = $1';
  await town.database.query(mark, [id, '1 minute']);
  const refused = await change({ preview: true });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    message: 'This plan is being changed right now. Please try again in a minute.',
  });
  await town.database.query(mark, [id, '-1 second']);
  expect((await change({ preview: true })).status).toBe(200);
});

test('a preview that begins during a change is refused, also when the change ends meanwhile', async () => {
  const { id, change } = await ownerFor(24);
  const setMark = 'update subscriptions set changing_until = $2 where id = $1';
  await town.database.query(setMark, [id, new Date(Date.now() + 60_000)]);
  const provider = town.service.app.get(BillingProvider, { strict: false });
  const read = provider.find.bind(provider);
  jest.spyOn(provider, 'find').mockImplementationOnce(async (...given) => {
    const before = await read(...given);
    await town.database.query(setMark, [id, null]);
    return before;
  });
  expect((await change({ preview: true })).status).toBe(409);
  jest.restoreAllMocks();
  await town.database.query(setMark, [id, null]);
  expect((await change({ preview: true })).status).toBe(200);
});
