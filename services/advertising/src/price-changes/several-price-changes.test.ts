import type { AnnouncedPriceChange } from '@town/contracts/plans/price-change';
import { type Plan, plans } from '@town/contracts/plans/price-list';
import { readJson } from '@town/service-kit/testing/read-json';
import { useSubscriptions } from '../testing/subscriptions-harness.js';
import { PriceChangeCare } from './price-change-care.js';

const town = useSubscriptions();
const path = '/api/admin/price-changes';

const administrator = (address: string, init?: RequestInit) =>
  town.asStaff(address, init, town.auth.tokenOf('administrator'));
const care = () => town.service.app.get(PriceChangeCare, { strict: false }).run();
const withdraw = ({ id }: AnnouncedPriceChange) =>
  administrator(`${path}/${id}`, { method: 'DELETE' });
const told = (id: string) => town.events(id, 'subscription-price-announced');
const toldItStays = (id: string) => town.events(id, 'subscription-price-withdrawn');

/** Moves the clock by an hour, announces a price, and informs the owners. */
async function announce(plan: Plan['id'], cents: number, from: string) {
  await town.advance(0, 1);
  const body = JSON.stringify({ plan, cents, from });
  const answer = await administrator(path, { method: 'POST', body });
  expect(answer.status).toBe(201);
  await care();
  return readJson<AnnouncedPriceChange>(Promise.resolve(answer));
}

async function passDays(days: number): Promise<void> {
  await town.advance(days);
  await town.deliver();
  await care();
}

/** Moves the clock to the week before the first renewal of an annual plan, and then past that renewal. */
async function renewAnnual(): Promise<void> {
  const daysLeft = (Date.parse('2028-01-10') - Date.parse(town.today)) / (24 * 60 * 60 * 1_000);
  await passDays(daysLeft);
  await passDays(6);
}

beforeEach(async () => {
  await town.database.query('truncate price_announcements, price_changes');
  await town.database.query(`update subscriptions set state = 'ended', ended_at = paid_until`);
});

test('nobody is charged a price that is withdrawn in the week before the renewal', async () => {
  const id = await town.buy(plans.monthly, 'week@example.com');
  const change = await announce('monthly', 5_900, '2027-02-15');
  await passDays(28);
  expect((await town.atStripe(id)).items.data[0]?.price.unit_amount).toBe(5_900);
  expect(await readJson(administrator(path))).toMatchObject([{ announced: 1, applied: 0 }]);
  await withdraw(change);
  expect(await toldItStays(id)).toMatchObject([{ priceCents: 4_900, withdrawnPriceCents: 5_900 }]);
  await care();
  await passDays(4);
  expect(await town.charged(id)).toMatchObject([{ cents: 4_900 }, { cents: 4_900 }]);
  expect(await town.owned('week@example.com')).toMatchObject({ priceCents: 4_900 });
});

test('a subscription that has renewed at a price keeps it when the price is withdrawn', async () => {
  const id = await town.buy(plans.monthly, 'renewed@example.com');
  const change = await announce('monthly', 5_900, '2027-02-15');
  await passDays(28);
  await passDays(4);
  await withdraw(change);
  await care();
  expect(await toldItStays(id)).toEqual([]);
  expect((await town.atStripe(id)).items.data[0]?.price.unit_amount).toBe(5_900);
});

test('of two announced prices the later one is shown and charged', async () => {
  const id = await town.buy(plans.annual, 'two@example.com');
  await announce('annual', 59_500, '2027-03-01');
  await passDays(60);
  await announce('annual', 54_500, '2027-06-01');
  expect(await told(id)).toHaveLength(2);
  expect(await town.owned('two@example.com')).toMatchObject({
    comingPrice: { cents: 54_500, from: '2027-06-01T05:00:00.000Z' },
  });
  await renewAnnual();
  expect(await town.charged(id)).toMatchObject([{ cents: 49_500 }, { cents: 54_500 }]);
  const changes = await readJson<AnnouncedPriceChange[]>(administrator(path));
  expect(changes.map(({ applied }) => applied)).toEqual([1, 0]);
});

test('nobody is charged a price that changes back before a renewal', async () => {
  const email = 'back@example.com';
  const id = await town.buy(plans.annual, email);
  await announce('annual', 59_500, '2027-03-01');
  await passDays(60);
  await announce('annual', 49_500, '2027-06-01');
  await care();
  expect(await toldItStays(id)).toMatchObject([
    { email, priceCents: 49_500, withdrawnPriceCents: 59_500 },
  ]);
  expect(await town.owned(email)).toMatchObject({ comingPrice: null });
  await renewAnnual();
  expect(await town.charged(id)).toMatchObject([{ cents: 49_500 }, { cents: 49_500 }]);
});

test('withdrawing a later price announces the earlier one again', async () => {
  const id = await town.buy(plans.annual, 'again@example.com');
  await announce('annual', 59_500, '2027-03-01');
  await passDays(60);
  const later = await announce('annual', 54_500, '2027-06-01');
  await withdraw(later);
  expect(await toldItStays(id)).toMatchObject([{ priceCents: 49_500 }]);
  await care();
  expect((await told(id)).map((each) => each['newPriceCents'])).toEqual([59_500, 54_500, 59_500]);
  await renewAnnual();
  expect(await town.charged(id)).toMatchObject([{ cents: 49_500 }, { cents: 59_500 }]);
});

test('a renewal between two announced prices costs the first of them', async () => {
  await town.startClock('2026-04-15');
  const id = await town.buy(plans.annual, 'between@example.com');
  await passDays(275);
  await announce('annual', 59_500, '2027-03-01');
  await passDays(50);
  await announce('annual', 49_500, '2027-06-01');
  expect(await toldItStays(id)).toEqual([]);
  await passDays(36);
  await passDays(5);
  expect(await town.charged(id)).toMatchObject([{ cents: 49_500 }, { cents: 59_500 }]);
  expect(await told(id)).toMatchObject([{ newPriceCents: 59_500 }, { newPriceCents: 49_500 }]);
});
