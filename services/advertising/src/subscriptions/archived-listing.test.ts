import { randomUUID } from 'node:crypto';
import { plans } from '@town/contracts/plans/price-list';
import { DataSource } from 'typeorm';
import { useSubscriptions } from '../testing/subscriptions-harness.js';
import { ReportSubscriptionWhenListingArchived } from './report-subscription-when-listing-archived.js';

const town = useSubscriptions();

/** Handles the event as the service does when it arrives. */
async function archive(...subscriptionIds: string[]): Promise<void> {
  const { app } = town.service;
  const handler = app.get(ReportSubscriptionWhenListingArchived, { strict: false });
  const data = { id: randomUUID(), businessName: 'Pie Shop', subscriptionIds };
  await app.get(DataSource).transaction((manager) => handler.handle(manager, data));
}

const news = (id: string) => town.events(id, 'subscription-listing-archived');

test('the plan of an archived business is reported, and no other plan', async () => {
  const id = await town.buy(plans.monthly, 'ann@example.com');
  const other = await town.buy(plans.monthly, 'bea@example.com');
  await archive(id);
  expect(await news(id)).toMatchObject([
    { email: 'ann@example.com', businessName: 'Pie Shop', priceCents: 4_900 },
  ]);
  expect(await news(other)).toEqual([]);
});

test('the report says how much credit pays for renewals', async () => {
  const email = 'gil@example.com';
  const id = await town.buy(plans.annual, email);
  await town.asOwner(email, 'subscription/change', { plan: 'monthly' });
  await archive(id);
  const { creditCents } = (await town.owned(email))!;
  expect(creditCents).toBeGreaterThan(plans.monthly.amount * 100);
  expect(await news(id)).toMatchObject([{ creditCents }]);
});

test('a cancelled plan is not reported, and the one that follows it is', async () => {
  const email = 'cleo@example.com';
  const first = await town.buy(plans.monthly, email);
  await town.asOwner(email, 'subscription/cancel', {});
  const next = await town.buy(plans.annual, email);
  await archive(first, next);
  expect(await news(first)).toEqual([]);
  expect(await news(next)).toMatchObject([{ plan: 'annual', email }]);
});

test('a plan whose renewal failed is reported: its card is charged again', async () => {
  const id = await town.buy(plans.monthly, 'dan@example.com');
  await town.breakCard(id);
  await town.advance(31, 2);
  await town.deliver();
  await archive(id);
  expect(await news(id)).toHaveLength(1);
});

test('an erased owner is not reported', async () => {
  const id = await town.buy(plans.monthly, 'eva@example.com');
  await town.erase('eva@example.com');
  await archive(id);
  expect(await news(id)).toEqual([]);
});
