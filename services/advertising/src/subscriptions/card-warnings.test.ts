import { plans } from '@town/contracts/plans/price-list';
import { useSubscriptions } from '../testing/subscriptions-harness.js';
import { CardWarnings } from './card-warnings.js';

const town = useSubscriptions();

const warn = () => town.service.app.get(CardWarnings, { strict: false }).run();
const warnings = (id: string) => town.events(id, 'subscription-card-expiring');

// The sandbox, like Stripe, takes only cards that have not expired by the real date.
const today = new Date();
const [year, month] = [today.getFullYear(), today.getMonth() + 1];
/** In the last month of the card; a monthly plan renews in the next one. */
const beforeTheEnd = new Date(Date.UTC(year, month - 1, 20)).toISOString().slice(0, 10);

/** A monthly subscription that renews on the 20th of the month after the last month of its card. */
async function withExpiringCard(email: string): Promise<string> {
  await town.startClock(beforeTheEnd);
  const id = await town.buy(plans.monthly, email);
  const { customer } = await town.stripe.subscriptions.retrieve(id);
  const card = { number: '4242424242424242', exp_month: month, exp_year: year };
  const made = await town.stripe.paymentMethods.create({ type: 'card', card });
  await town.stripe.paymentMethods.attach(made.id, { customer: String(customer) });
  await town.stripe.subscriptions.update(id, { default_payment_method: made.id });
  await town.deliver();
  return id;
}

test('an owner whose card expires before the renewal is told once, two weeks ahead', async () => {
  const email = 'expires@example.com';
  const id = await withExpiringCard(email);
  await town.advance(10);
  await warn();
  expect(await warnings(id)).toEqual([]);
  await town.advance(8);
  await Promise.all([warn(), warn()]);
  await town.advance(1);
  await warn();
  expect(await warnings(id)).toMatchObject([
    {
      email,
      plan: 'monthly',
      cardOf: 'payer',
      last4: '4242',
      expiresMonth: month,
      expiresYear: year,
    },
  ]);
});

test('a card that is valid on the day of the renewal causes no warning', async () => {
  await town.startClock(beforeTheEnd);
  const id = await town.buy(plans.monthly, 'valid@example.com');
  await town.advance(25);
  await warn();
  expect(await warnings(id)).toEqual([]);
});

test.each([
  ['cancelled', "state = 'ending'"],
  ['paid by credit', 'credit_cents = 4900'],
  ['erased', "email = null, finish = 'end'"],
])('a plan that is %s causes no warning', async (what, changes) => {
  const id = await withExpiringCard(`${what.replaceAll(' ', '-')}@example.com`);
  await town.advance(18);
  await town.database.query(`update subscriptions set ${changes} where id = $1`, [id]);
  await warn();
  expect(await warnings(id)).toEqual([]);
});

test('a card that was replaced at Stripe without a report causes no warning', async () => {
  const id = await withExpiringCard('replaced@example.com');
  await town.advance(18);
  await town.repairCard(id);
  await warn();
  expect(await warnings(id)).toEqual([]);
});
