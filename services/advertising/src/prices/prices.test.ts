import { api } from '@town/contracts/api/paths';
import type { AnnouncedPriceChange } from '@town/contracts/plans/price-change';
import { firstPrices, plans } from '@town/contracts/plans/price-list';
import { readJson } from '@town/service-kit/testing/read-json';
import { useSubscriptions } from '../testing/subscriptions-harness.js';

const town = useSubscriptions();
const path = '/api/admin/price-changes';
const administrator = (address: string, init?: RequestInit) =>
  town.asStaff(address, init, town.auth.tokenOf('administrator'));
const announce = (cents: number, from: string) =>
  readJson<AnnouncedPriceChange>(
    administrator(path, {
      method: 'POST',
      body: JSON.stringify({ plan: 'monthly', cents, from }),
    }),
  );
const read = (headers = {}) => fetch(town.service.url + api.prices, { headers });
const begin = (amount: number) =>
  town.post(api.createPaymentIntent, { amount, planType: plans.monthly.name });

beforeEach(async () => {
  await town.database.query('truncate price_announcements, price_changes');
});

test('the prices are public, and initially those of the price list', async () => {
  const answer = await read();
  expect(await answer.json()).toEqual(firstPrices);
  const tag = answer.headers.get('etag') ?? '';
  expect((await read({ 'If-None-Match': tag })).status).toBe(304);
});

test('new buyers pay a new price from midnight of its day in the town', async () => {
  await announce(5_950, '2027-03-01');
  // 23:00 of February 28 in the town.
  await town.advance(44, 17);
  expect(await readJson(read())).toEqual(firstPrices);
  expect((await begin(59.5)).status).toBe(400);
  await town.advance(0, 2);
  expect(await readJson(read())).toEqual({ ...firstPrices, monthly: 5_950 });
  const id = await town.buy({ ...plans.monthly, amount: 59.5 }, 'new@example.com');
  expect(await town.charged(id)).toMatchObject([{ cents: 5_950 }]);
  expect(await town.owned('new@example.com')).toMatchObject({
    priceCents: 5_950,
    comingPrice: null,
  });
});

test('a plan can be bought after its price was archived at Stripe', async () => {
  expect((await begin(49)).status).toBe(200);
  const { data } = await town.stripe.prices.list({ lookup_keys: ['town-guide-monthly-4900'] });
  expect(data).toHaveLength(1);
  await town.stripe.prices.update(data[0]!.id, { active: false });
  expect((await begin(49)).status).toBe(200);
  const after = await town.stripe.prices.list({ lookup_keys: ['town-guide-monthly-4900'] });
  expect(after.data).toMatchObject([{ active: true }]);
});

test('a plan can be bought after its product was archived at Stripe', async () => {
  expect((await begin(49)).status).toBe(200);
  const lookup = { lookup_keys: ['town-guide-monthly-4900'] };
  const [price] = (await town.stripe.prices.list(lookup)).data;
  const product = String(price!.product);
  await town.stripe.products.update(product, { active: false });
  expect((await begin(49)).status).toBe(200);
  const [after] = (await town.stripe.prices.list(lookup)).data;
  expect(after?.product).not.toBe(product);
  const answers = await Promise.all([begin(49), begin(49)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await town.stripe.prices.list(lookup)).data).toMatchObject([{ id: after?.id }]);
});

test('a buyer who was shown an older price is refused, and no payment is started', async () => {
  await announce(5_900, '2027-03-01');
  await town.advance(60);
  const before = await town.stripe.paymentIntents.list({ limit: 100 });
  const refused = await begin(49);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({
    errors: [{ path: 'amount', message: 'Amount is not the price of this plan' }],
  });
  const after = await town.stripe.paymentIntents.list({ limit: 100 });
  expect(after.data).toHaveLength(before.data.length);
});

test('a payment started before the change is recorded after it, at the price that was shown', async () => {
  await announce(5_900, '2027-03-01');
  const payment = await town.pay(plans.monthly, 'slow@example.com');
  await town.advance(60);
  const answer = await town.report(payment, plans.monthly, { customerEmail: 'slow@example.com' });
  expect(answer.status).toBe(200);
});

test('new buyers pay the latest price, and the previous one after its withdrawal', async () => {
  await announce(5_900, '2027-03-01');
  await town.advance(60);
  const { id } = await announce(6_900, '2027-05-01');
  await town.advance(60);
  expect(await readJson(read())).toMatchObject({ monthly: 6_900 });
  await administrator(`${path}/${id}`, { method: 'DELETE' });
  expect(await readJson(read())).toMatchObject({ monthly: 5_900 });
});

test('a change of plan costs the current price, and is refused when it names the previous one', async () => {
  const email = 'changes@example.com';
  await town.buy(plans.annual, email);
  await announce(5_900, '2027-03-01');
  await town.advance(60);
  const change = (body: object) =>
    town.asOwner(email, 'subscription/change', { plan: 'monthly', ...body });
  expect(await readJson(change({ preview: true }))).toMatchObject({ priceCents: 5_900 });
  expect((await change({ priceCents: 4_900 })).status).toBe(409);
  expect((await change({ priceCents: 5_900 })).status).toBe(200);
  expect(await town.owned(email)).toMatchObject({ plan: 'monthly', priceCents: 5_900 });
});
