import {
  type AnnouncedPriceChange,
  announcedPriceChangeSchema,
} from '@town/contracts/plans/price-change';
import { plans } from '@town/contracts/plans/price-list';
import { readJson } from '@town/service-kit/testing/read-json';
import { useSubscriptions } from '../testing/subscriptions-harness.js';
import { PriceChangeCare } from './price-change-care.js';

const town = useSubscriptions();
const path = '/api/admin/price-changes';

const administrator = (address: string, init?: RequestInit) =>
  town.asStaff(address, init, town.auth.tokenOf('administrator'));
const announce = (body: object) =>
  administrator(path, { method: 'POST', body: JSON.stringify(body) });
const care = () => town.service.app.get(PriceChangeCare, { strict: false }).run();
const told = (id: string) => town.events(id, 'subscription-price-announced');

/** Moves the clock, delivers Stripe's events, and runs the background job. */
async function passDays(days: number): Promise<void> {
  await town.advance(days);
  await town.deliver();
  await care();
}

// Each test starts without announced prices and without active subscriptions.
beforeEach(async () => {
  await town.database.query('truncate price_announcements, price_changes');
  await town.database.query(`update subscriptions set state = 'ended', ended_at = paid_until`);
});

test('every owner with the plan is informed once, and renews at the old price until the day', async () => {
  const email = 'told@example.com';
  const id = await town.buy(plans.monthly, email);
  const other = await town.buy(plans.annual, 'annual@example.com');
  const answer = await announce({ plan: 'monthly', cents: 5_900, from: '2027-03-01' });
  expect(answer.status).toBe(201);
  announcedPriceChangeSchema.parse(await answer.json());
  await Promise.all([care(), care(), care()]);
  await care();
  expect(await told(id)).toEqual([
    expect.objectContaining({
      email,
      priceCents: 4_900,
      newPriceCents: 5_900,
      startsAt: '2027-03-01T06:00:00.000Z',
    }),
  ]);
  expect(await told(other)).toEqual([]);
  expect(await town.owned(email)).toMatchObject({
    priceCents: 4_900,
    comingPrice: { cents: 5_900, from: '2027-03-01T06:00:00.000Z' },
  });
  // The renewal of February 15 is before the day, that of March 15 after it.
  for (const days of [28, 4, 24, 4]) await passDays(days);
  expect(await town.charged(id)).toMatchObject([
    { cents: 4_900 },
    { cents: 4_900 },
    { cents: 5_900 },
  ]);
  expect(await town.owned(email)).toMatchObject({ priceCents: 5_900, comingPrice: null });
  const [change] = await readJson<AnnouncedPriceChange[]>(administrator(path));
  expect(change).toMatchObject({ announced: 1, applied: 1 });
});

test('a change of plan credits what was paid, even when Stripe already has the new price', async () => {
  const email = 'leaves-before@example.com';
  const id = await town.buy(plans.monthly, email);
  await announce({ plan: 'monthly', cents: 5_900, from: '2027-03-01' });
  await care();
  // It renews on February 15. Four of the 28 days until March 15 are left at that point.
  for (const days of [28, 4, 23]) await passDays(days);
  const change = (body: object) =>
    town.asOwner(email, 'subscription/change', { plan: 'annual', ...body });
  expect(await town.atStripe(id)).toMatchObject({
    items: { data: [{ price: { unit_amount: 5_900 } }] },
  });
  const dueNowCents = 49_500 - (4_900 * 4) / 28;
  expect(await (await change({ preview: true })).json()).toMatchObject({ dueNowCents });
  expect(await (await change({})).json()).toMatchObject({ dueNowCents });
  expect(await town.charged(id)).toMatchObject([
    { cents: 4_900 },
    { cents: 4_900 },
    { cents: dueNowCents },
  ]);
});

test('a partial refund of an earlier month does not prevent a change of plan, and one of the current month does', async () => {
  const email = 'older-month@example.com';
  const id = await town.buy(plans.monthly, email);
  await announce({ plan: 'monthly', cents: 5_900, from: '2027-03-01' });
  await care();
  for (const days of [28, 4, 23]) await passDays(days);
  expect(await town.atStripe(id)).toMatchObject({
    items: { data: [{ price: { unit_amount: 5_900 } }] },
  });
  const [older, renewal] = await town.database.query<{ id: string }>(
    'select id from payments where subscription_id = $1 order by paid_at',
    [id],
  );
  const change = async () => {
    const body = { plan: 'annual', preview: true };
    return (await town.asOwner(email, 'subscription/change', body)).status;
  };
  await town.stripe.refunds.create({ payment_intent: older!.id, amount: 1_000 });
  await town.deliver();
  expect(await change()).toBe(200);
  await town.stripe.refunds.create({ payment_intent: renewal!.id, amount: 1_000 });
  await town.deliver();
  expect(await change()).toBe(409);
});

test('a buyer after the announcement also has 30 days', async () => {
  await announce({ plan: 'monthly', cents: 5_900, from: '2027-02-20' });
  await town.advance(30);
  const id = await town.buy(plans.monthly, 'later@example.com');
  await care();
  expect(await told(id)).toMatchObject([{ startsAt: '2027-03-16T12:00:00.000Z' }]);
  // Bought on February 14: the renewal of March 14 comes too soon after the mail.
  for (const days of [25, 4, 27, 4]) await passDays(days);
  expect(await town.charged(id)).toMatchObject([
    { cents: 4_900 },
    { cents: 4_900 },
    { cents: 5_900 },
  ]);
});

test('the first renewal costs the agreed price, also after a month of 31 days', async () => {
  await announce({ plan: 'monthly', cents: 5_900, from: '2027-02-14' });
  await town.advance(1);
  const id = await town.buy(plans.monthly, 'agreed@example.com');
  await care();
  expect(await told(id)).toMatchObject([{ startsAt: '2027-02-17T12:00:00.000Z' }]);
  // Bought on January 16: renews on February 16 and on March 16.
  for (const days of [28, 4, 24, 4]) await passDays(days);
  expect(await town.charged(id)).toMatchObject([
    { cents: 4_900 },
    { cents: 4_900 },
    { cents: 5_900 },
  ]);
});

test('an owner who changes to the plan after the announcement renews once at the price that was shown', async () => {
  const email = 'changes@example.com';
  const id = await town.buy(plans.monthly, email);
  await announce({ plan: 'annual', cents: 59_500, from: '2027-03-01' });
  await town.advance(1);
  const change = await town.asOwner(email, 'subscription/change', {
    plan: 'annual',
    priceCents: 49_500,
  });
  expect(change.status).toBe(200);
  await care();
  const { paidUntil } = (await town.owned(email))!;
  const [event] = await told(id);
  expect(event).toMatchObject({ priceCents: 49_500, newPriceCents: 59_500 });
  expect(Date.parse(String(event!['startsAt']))).toBeGreaterThan(Date.parse(paidUntil));
});

test('an owner who has cancelled is not informed', async () => {
  const email = 'leaves@example.com';
  const id = await town.buy(plans.monthly, email);
  expect((await town.asOwner(email, 'subscription/cancel', {})).status).toBe(200);
  await announce({ plan: 'monthly', cents: 5_900, from: '2027-03-01' });
  await care();
  expect(await told(id)).toEqual([]);
});

test('nobody is charged a withdrawn price', async () => {
  const id = await town.buy(plans.monthly, 'lucky@example.com');
  const change = await readJson<AnnouncedPriceChange>(
    announce({ plan: 'monthly', cents: 5_900, from: '2027-02-15' }),
  );
  await care();
  const withdraw = () => administrator(`${path}/${change.id}`, { method: 'DELETE' });
  const answers = await Promise.all([withdraw(), withdraw()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await town.events(id, 'subscription-price-withdrawn')).toEqual([
    expect.objectContaining({
      email: 'lucky@example.com',
      priceCents: 4_900,
      withdrawnPriceCents: 5_900,
      cardOf: 'payer',
    }),
  ]);
  await care();
  expect(await told(id)).toHaveLength(1);
  expect(await town.owned('lucky@example.com')).toMatchObject({ comingPrice: null });
  for (const days of [28, 4, 24, 4]) await passDays(days);
  expect((await town.charged(id)).every(({ cents }) => cents === 4_900)).toBe(true);
});

test('a withdrawal is sent to everybody who was informed, including those who have cancelled', async () => {
  const id = await town.buy(plans.monthly, 'told@example.com');
  const other = await town.buy(plans.annual, 'not-told@example.com');
  const change = await readJson<AnnouncedPriceChange>(
    announce({ plan: 'monthly', cents: 5_900, from: '2027-02-15' }),
  );
  await care();
  const later = await town.buy(plans.monthly, 'later@example.com');
  expect((await town.asOwner('told@example.com', 'subscription/cancel', {})).status).toBe(200);
  await administrator(`${path}/${change.id}`, { method: 'DELETE' });
  const withdrawn = (each: string) => town.events(each, 'subscription-price-withdrawn');
  // Nothing is said of the card of a plan that ends.
  expect((await withdrawn(id)).map(({ cardOf }) => cardOf)).toEqual([undefined]);
  expect([...(await withdrawn(other)), ...(await withdrawn(later))]).toEqual([]);
});

test('a preview counts the recipients and announces nothing', async () => {
  const effect = (changes: object = {}) =>
    administrator(
      `${path}/effect?${new URLSearchParams({ plan: 'monthly', cents: '5900', from: '2027-03-01', ...changes })}`,
    );
  await town.buy(plans.monthly, 'one@example.com');
  await town.buy(plans.monthly, 'two@example.com');
  await town.buy(plans.annual, 'annual@example.com');
  expect(await readJson(effect())).toEqual({ recipients: 2 });
  expect(await readJson(effect({ cents: '4900' }))).toEqual({ recipients: 0 });
  expect((await effect({ from: '2027-02-13' })).status).toBe(400);
  expect((await effect({ cents: '59.5' })).status).toBe(400);
  expect(await readJson(administrator(path))).toEqual([]);
});

test.each([
  [{ from: '2027-02-13' }, 400],
  [{ cents: 490_000 }, 400],
  [{ cents: 59.5 }, 400],
  [{ plan: 'weekly' }, 400],
  [{ from: 'soon' }, 400],
])('%j is refused', async (changes, status) => {
  const answer = await announce({ plan: 'monthly', cents: 5_900, from: '2027-03-01', ...changes });
  expect(answer.status).toBe(status);
});

test('a second price change is refused until the first has taken effect', async () => {
  const change = { plan: 'monthly', cents: 5_900, from: '2027-03-01' };
  const answers = await Promise.all([
    announce(change),
    announce({ ...change, from: '2027-04-01' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('an owner who cannot be informed does not stop the others', async () => {
  const first = await town.buy(plans.monthly, 'first@example.com');
  const second = await town.buy(plans.monthly, 'second@example.com');
  await announce({ plan: 'monthly', cents: 5_900, from: '2027-03-01' });
  await town.database.query(
    `alter table price_announcements add constraint broken check (subscription_id <> '${first}')`,
  );
  await care();
  expect(await told(second)).toHaveLength(1);
  await town.database.query('alter table price_announcements drop constraint broken');
  await care();
  expect(await told(first)).toHaveLength(1);
});
