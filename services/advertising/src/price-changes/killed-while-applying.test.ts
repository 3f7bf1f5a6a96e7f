import type { AnnouncedPriceChange } from '@town/contracts/plans/price-change';
import { plans } from '@town/contracts/plans/price-list';
import { readJson } from '@town/service-kit/testing/read-json';
import { BillingProvider } from '../subscriptions/billing-provider.js';
import { useSubscriptions } from '../testing/subscriptions-harness.js';
import { PriceChangeCare } from './price-change-care.js';

const town = useSubscriptions();
const path = '/api/admin/price-changes';

const administrator = (address: string, init?: RequestInit) =>
  town.asStaff(address, init, town.auth.tokenOf('administrator'));
const announce = (body: object) =>
  readJson<AnnouncedPriceChange>(
    administrator(path, { method: 'POST', body: JSON.stringify(body) }),
  );
const find = <Type>(type: new (...given: never[]) => Type) =>
  town.service.app.get(type, { strict: false });
const care = () => find(PriceChangeCare).run();

/** A subscription three days before its next renewal, which costs a new price. */
async function beforeRenewal(email: string) {
  const id = await town.buy(plans.monthly, email);
  await town.advance(0, 1);
  const change = await announce({ plan: 'monthly', cents: 5_900, from: '2027-02-15' });
  await care();
  await town.advance(28);
  return { id, change };
}

/** Makes Stripe store the next price and lose the response. */
function loseAnswer(): void {
  const provider = find(BillingProvider);
  const renewAt = provider.renewAt.bind(provider);
  jest.spyOn(provider, 'renewAt').mockImplementationOnce(async (...given) => {
    await renewAt(...given);
    throw new Error('Killed');
  });
}

beforeEach(async () => {
  await town.database.query('truncate price_announcements, price_changes');
  await town.database.query(`update subscriptions set state = 'ended', ended_at = paid_until`);
});
afterEach(() => jest.restoreAllMocks());

test('a price that Stripe has already stored is reverted when it is withdrawn after a crash', async () => {
  const { id, change } = await beforeRenewal('crash@example.com');
  loseAnswer();
  await care();
  expect((await town.atStripe(id)).items.data[0]?.price.unit_amount).toBe(5_900);
  // Stripe reports the new price before it is withdrawn.
  await town.deliver();
  await administrator(`${path}/${change.id}`, { method: 'DELETE' });
  expect(await town.events(id, 'subscription-price-withdrawn')).toMatchObject([
    { priceCents: 4_900, withdrawnPriceCents: 5_900 },
  ]);
  await care();
  await town.advance(4);
  await town.deliver();
  expect(await town.charged(id)).toMatchObject([{ cents: 4_900 }, { cents: 4_900 }]);
  expect(await town.owned('crash@example.com')).toMatchObject({ priceCents: 4_900 });
});

test('a price that is withdrawn while Stripe stores it is reverted, also with another process running', async () => {
  const { id, change } = await beforeRenewal('beside@example.com');
  const provider = find(BillingProvider);
  const renewAt = provider.renewAt.bind(provider);
  jest.spyOn(provider, 'renewAt').mockImplementationOnce(async (...given) => {
    await administrator(`${path}/${change.id}`, { method: 'DELETE' });
    await care();
    return renewAt(...given);
  });
  await care();
  expect(await town.events(id, 'subscription-price-withdrawn')).toHaveLength(1);
  await care();
  await town.advance(4);
  await town.deliver();
  expect(await town.charged(id)).toMatchObject([{ cents: 4_900 }, { cents: 4_900 }]);
});

test('a price that Stripe has already stored is applied once after a crash when it is not withdrawn', async () => {
  const { id } = await beforeRenewal('goes-on@example.com');
  loseAnswer();
  await care();
  await town.deliver();
  await care();
  await town.advance(4);
  await town.deliver();
  expect(await town.charged(id)).toMatchObject([{ cents: 4_900 }, { cents: 5_900 }]);
  const [change] = await readJson<AnnouncedPriceChange[]>(administrator(path));
  expect(change).toMatchObject({ announced: 1, applied: 1 });
});
