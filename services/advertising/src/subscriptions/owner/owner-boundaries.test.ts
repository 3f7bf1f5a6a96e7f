import { randomUUID } from 'node:crypto';
import { createEvent } from '@town/contracts/messaging/cloud-event';
import { ownerDeleted } from '@town/contracts/owners/events';
import { plans } from '@town/contracts/plans/price-list';
import { readJson } from '@town/service-kit/testing/read-json';
import { DataSource } from 'typeorm';
import { useSubscriptions } from '../../testing/subscriptions-harness.js';
import { EndSubscriptionsWhenOwnerDeleted } from '../end-subscriptions-when-owner-deleted.js';

const town = useSubscriptions();
const published = (id: string, name: string) => town.events(id, `subscription-${name}`);
const send = (email: string, call: string, body: object = {}) =>
  town.asOwner(email, `subscription/${call}`, body);

/** A new address for each test. */
const newOwner = () => `owner-${randomUUID()}@example.com`;

test("an owner cannot see or change another owner's subscription", async () => {
  const email = newOwner();
  const id = await town.buy(plans.annual, email);
  const others = [newOwner(), newOwner()];
  await town.buy(plans.annual, others[1]!);
  const calls: [string, object][] = [
    ['cancel', {}],
    ['resume', {}],
    ['change', { plan: 'monthly' }],
    ['change', { plan: 'monthly', preview: true }],
    ['refund', {}],
    ['card', {}],
    ['card', { setupIntentId: 'seti_1' }],
  ];
  for (const other of others) {
    for (const [call, body] of calls) {
      expect((await send(other, `${call}?id=${id}`, body)).status).toBe(404);
    }
    expect((await town.asOwner(other, `subscription?id=${id}`)).status).toBe(404);
    const invoices = await (await town.asOwner(other, 'invoices')).text();
    expect(invoices).not.toContain(id);
  }
  expect((await send(others[0]!, 'cancel')).status).toBe(404);
  expect(await town.owned(others[0]!)).toBeNull();
  expect(await town.owned(email)).toMatchObject({ id, state: 'active', plan: 'annual' });
});

test('a request without a session, or from another site, is refused', async () => {
  const email = newOwner();
  await town.buy(plans.monthly, email);
  expect((await fetch(`${town.service.url}/api/owner/subscription`)).status).toBe(401);
  const headers = { ...town.auth.ownerHeaders(email), Origin: 'https://evil.example' };
  expect((await town.post('/api/owner/subscription/cancel', {}, headers)).status).toBe(403);
  expect(await town.owned(email)).toMatchObject({ state: 'active' });
});

test("another customer's card cannot be used", async () => {
  const [email, other] = [newOwner(), newOwner()];
  await town.buy(plans.monthly, email);
  await town.buy(plans.monthly, other);
  const begun = await readJson<{ clientSecret: string }>(send(other, 'card'));
  const setupIntentId = begun.clientSecret.split('_secret_')[0]!;
  await town.stripe.setupIntents.confirm(setupIntentId, { payment_method: 'pm_card_mastercard' });
  expect((await send(email, 'card', { setupIntentId })).status).toBe(400);
  expect((await send(email, 'card', { setupIntentId: 'seti_unknown' })).status).toBe(400);
  expect(await town.owned(email)).toMatchObject({ card: { brand: 'visa' } });
});

/** Handles the event that an account was deleted at this time. */
async function deleted(email: string, time: string): Promise<void> {
  const owner = { id: randomUUID(), email };
  const handler = town.service.app.get(EndSubscriptionsWhenOwnerDeleted, { strict: false });
  const event = { ...createEvent('auth', ownerDeleted, owner), time };
  await town.service.app
    .get(DataSource)
    .transaction((manager) => handler.handle(manager, owner, event));
}

test('a subscription bought after the deletion of an account continues, even when the event arrives late', async () => {
  const email = newOwner();
  const id = await town.buy(plans.monthly, email);
  await deleted(email, '2020-01-01T00:00:00Z');
  await town.care();
  expect((await town.atStripe(id)).status).toBe('active');
});

test('a deleted account is not charged any more', async () => {
  const email = newOwner();
  const ids = [await town.buy(plans.monthly, email), await town.buy(plans.annual, email)];
  await deleted(email, '2100-01-01T00:00:00Z');
  await town.stopSandbox();
  await town.care();
  await town.startSandbox();
  await town.care();
  for (const id of ids) {
    expect((await town.atStripe(id)).status).toBe('canceled');
    expect(await published(id, 'ended')).toHaveLength(1);
  }
});

test('a subscription paid before the deletion of its account, and reported afterwards, ends', async () => {
  const email = newOwner();
  const payment = await town.pay(plans.monthly, email);
  await deleted(email, '2027-01-15T12:00:01Z');
  await town.report(payment, plans.monthly, { customerEmail: email });
  const bought = await town.owned(email);
  await town.care();
  expect((await town.atStripe(bought!.id)).status).toBe('canceled');
  expect(await published(bought!.id, 'ended')).toHaveLength(1);
});

test('an erased owner is not charged any more', async () => {
  const email = newOwner();
  const id = await town.buy(plans.monthly, email);
  await town.erase(email);
  await town.care();
  expect((await town.atStripe(id)).status).toBe('canceled');
  const rows = await town.database.query('select email, state from subscriptions where id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ email: null, state: 'ended' }]);
  expect(await published(id, 'ended')).toMatchObject([{ email: null }]);
});
