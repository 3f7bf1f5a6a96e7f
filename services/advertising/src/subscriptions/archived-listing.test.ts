import { randomUUID } from 'node:crypto';
import { plans } from '@town/contracts/plans/price-list';
import { DataSource } from 'typeorm';
import { useSubscriptions } from '../testing/subscriptions-harness.js';
import { ReportSubscriptionWhenListingArchived } from './report-subscription-when-listing-archived.js';

const town = useSubscriptions();

/** A plan that was paid together with an application. */
async function bought(email: string) {
  const payment = await town.pay(plans.monthly, email);
  await town.report(payment, plans.monthly, { customerEmail: email });
  const { id: applicationId } = await town.apply(payment);
  const [row] = await town.database.query<{ id: string }>(
    'select id from subscriptions where first_payment_id = $1',
    [payment],
  );
  return { id: row!.id, applicationId };
}

/** Handles the event as the service does when it arrives. */
async function archive(applicationId: string): Promise<void> {
  const { app } = town.service;
  const handler = app.get(ReportSubscriptionWhenListingArchived, { strict: false });
  const data = { id: randomUUID(), businessName: 'Pie Shop', applicationId };
  await app.get(DataSource).transaction((manager) => handler.handle(manager, data));
}

const news = (id: string) => town.events(id, 'subscription-listing-archived');

test('the plan of an archived business is reported, and nobody else’s', async () => {
  const { id, applicationId } = await bought('ann@example.com');
  const other = await bought('bea@example.com');
  await archive(applicationId);
  expect(await news(id)).toMatchObject([
    { email: 'ann@example.com', applicationId, businessName: 'Pie Shop', priceCents: 4_900 },
  ]);
  expect(await news(other.id)).toEqual([]);
});

test('a later plan of the same owner is reported, and the ended one is not', async () => {
  const email = 'cleo@example.com';
  const first = await bought(email);
  await town.asOwner(email, 'subscription/cancel', {});
  const next = await town.buy(plans.annual, email);
  await archive(first.applicationId);
  expect(await news(first.id)).toEqual([]);
  expect(await news(next)).toMatchObject([{ plan: 'annual', applicationId: first.applicationId }]);
});

test('a plan whose renewal failed is reported: its card is charged again', async () => {
  const { id, applicationId } = await bought('dan@example.com');
  await town.breakCard(id);
  await town.advance(31, 2);
  await town.deliver();
  await archive(applicationId);
  expect(await news(id)).toHaveLength(1);
});

test('an erased owner is not reported', async () => {
  const { id, applicationId } = await bought('eva@example.com');
  await town.erase('eva@example.com');
  await archive(applicationId);
  expect(await news(id)).toEqual([]);
});
