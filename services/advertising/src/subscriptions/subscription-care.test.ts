import { plans } from '@town/contracts/plans/price-list';
import { useSubscriptions } from '../testing/subscriptions-harness.js';
import { BillingProvider } from './billing-provider.js';

const town = useSubscriptions();

/** Counts how often a subscription is read from Stripe. */
function watchStripe(id: string): { asked: () => number } {
  const provider = town.service.app.get(BillingProvider, { strict: false });
  const { find } = provider;
  let asked = 0;
  provider.find = (each) => {
    if (each === id) asked += 1;
    return find.call(provider, each);
  };
  return { asked: () => asked };
}

test.each([
  ['was to be ended', "finish = 'end'"],
  ['was not paid', "state = 'payment-failed', grace_until = '2020-01-01T12:00:00Z'"],
  ['was not renewed', "paid_until = '2020-01-01T12:00:00Z', checked_at = '2020-01-01T12:00:00Z'"],
])(
  'a subscription that %s, and that Stripe does not know, is read less and less often',
  async (name, changes) => {
    const bought = await town.buy(plans.monthly, `${name.replaceAll(' ', '-')}@example.com`);
    const id = `sub_gone_${name.replaceAll(' ', '_')}`;
    await town.database.query(`update subscriptions set id = $2, ${changes} where id = $1`, [
      bought,
      id,
    ]);
    const { asked } = watchStripe(id);
    await town.care();
    await town.care();
    const before = asked();
    expect(before).toBeGreaterThan(0);
    for (let run = 0; run < 3; run += 1) await town.care();
    expect(asked()).toBe(before);
  },
);

test('a subscription with a price of zero, set by staff, is stored as at Stripe', async () => {
  const email = 'free@example.com';
  const id = await town.buy(plans.monthly, email);
  const provider = town.service.app.get(BillingProvider, { strict: false });
  const { find } = provider;
  provider.find = async (each) => {
    const billed = await find.call(provider, each);
    if (billed && each === id) billed.facts.priceCents = 0;
    return billed;
  };
  try {
    await town.undelivered();
    await town.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await town.deliver();
  } finally {
    provider.find = find;
  }
  expect(await town.owned(email)).toMatchObject({ state: 'ending', priceCents: 0 });
});
