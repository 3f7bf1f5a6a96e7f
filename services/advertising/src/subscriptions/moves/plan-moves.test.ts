import { randomUUID } from 'node:crypto';
import { plans } from '@town/contracts/plans/price-list';
import { readJson } from '@town/service-kit/testing/read-json';
import { PriceChangeCare } from '../../price-changes/price-change-care.js';
import { annual, monthly, newAddress, planMoveCalls } from '../../testing/plan-moves.js';
import { useSubscriptions } from '../../testing/subscriptions-harness.js';
import { PlanMoveCare } from './plan-move-care.js';

const town = useSubscriptions({ settings: { SUBMISSION_LIMIT: 1_000 } });
const { offer, offered, accept, decline, withdraw, movesOf, customerOf } = planMoveCalls(town);
const none = { sent: [], received: [], movedAway: [] };
const care = () => town.service.app.get(PlanMoveCare, { strict: false }).run();
const messageOf = async (answer: Response) => (await readJson<{ message: string }>(answer)).message;

test('a plan goes to the address that accepts it, and Stripe writes to that address', async () => {
  const [from, to] = [newAddress(), newAddress()];
  const id = await town.buy(plans.monthly, from);
  const move = await offered(from, id, to.toUpperCase().replace('EXAMPLE.COM', 'example.com'));
  expect(await movesOf(from)).toEqual({
    ...none,
    sent: [{ id: move, subscription: id, email: to, until: '2027-01-22T12:00:00.000Z' }],
  });
  const { received } = await movesOf(to);
  expect(received).toMatchObject([
    {
      from,
      until: '2027-01-22T12:00:00.000Z',
      subscription: { id, plan: 'monthly', state: 'active', priceCents: 4_900, refundableCents: 0 },
    },
  ]);
  expect(received[0]?.subscription.card?.last4).toBe('4242');
  expect(await town.owned(to)).toBeNull();
  expect(await town.owned(from)).toMatchObject({ id });
  expect((await accept(to, move)).status).toBe(204);
  expect(await town.owned(from)).toBeNull();
  expect(await town.owned(to)).toMatchObject({ id, state: 'active', card: { last4: '4242' } });
  expect(await (await town.asOwner(from, 'invoices')).json()).toEqual([]);
  expect(await (await town.asOwner(to, 'invoices')).json()).toHaveLength(1);
  expect(await movesOf(from)).toEqual({ ...none, movedAway: [expect.objectContaining({ id })] });
  expect(await movesOf(to)).toEqual(none);
  expect(await customerOf(id)).toBe(to);
  expect(await town.events(id, 'subscription-moved')).toMatchObject([
    { email: to, plan: 'monthly', priceCents: 4_900 },
  ]);
  expect(await town.events(id, 'subscription-moved-away')).toMatchObject([{ email: from }]);
  expect(await town.events(id, 'audited')).toMatchObject([
    { actor: to, action: 'take-over', kind: 'subscriptions' },
  ]);
});

test('the event of an offer says nothing but the address and the language of the page', async () => {
  const [from, to] = [newAddress(), newAddress()];
  const id = await town.buy(plans.monthly, from);
  const headers = { ...town.auth.ownerHeaders(from), 'Content-Language': 'es' };
  await town.post('/api/owner/subscription/moves', { subscription: id, email: to }, headers);
  const move = (await movesOf(to)).received[0]!.id;
  expect(await town.events(move, 'subscription-move-offered')).toEqual([
    { id: move, email: to, language: 'es' },
  ]);
});

test('only the payer offers and withdraws, and only the other address accepts and declines', async () => {
  const [from, to, stranger] = [newAddress(), newAddress(), newAddress()];
  const id = await town.buy(plans.monthly, from);
  expect((await offer(stranger, id, to)).status).toBe(404);
  expect((await offer(from, 'sub_unknown', to)).status).toBe(404);
  const move = await offered(from, id, to);
  for (const answer of [
    await accept(stranger, move),
    await accept(from, move),
    await decline(stranger, move),
    await decline(from, move),
    await withdraw(stranger, move),
    await withdraw(to, move),
    await accept(to, randomUUID()),
  ]) {
    expect(answer.status).toBe(404);
  }
  expect(await movesOf(stranger)).toEqual(none);
  const url = `${town.service.url}/api/owner/subscription/moves`;
  expect((await fetch(url)).status).toBe(401);
  const foreign = { ...town.auth.ownerHeaders(to), Origin: 'https://evil.example' };
  const path = `/api/owner/subscription/moves/${move}/accept`;
  expect((await town.post(path, { plan: 'monthly' }, foreign)).status).toBe(403);
  expect(await town.owned(from)).toMatchObject({ id });
});

test('a plan is not offered to the own address, nor to text that is no address', async () => {
  const from = newAddress();
  const id = await town.buy(plans.monthly, from);
  const own = await offer(from, id, from.toUpperCase().replace('EXAMPLE.COM', 'example.com'));
  expect(own.status).toBe(400);
  expect(await own.json()).toMatchObject({
    errors: [{ path: 'email', message: 'This plan has this address already' }],
  });
  expect((await offer(from, id, 'bob')).status).toBe(400);
  expect(await movesOf(from)).toEqual(none);
});

/** A plan that waits for another address. */
async function waiting() {
  const [from, to] = [newAddress('from'), newAddress('to')];
  const id = await town.buy(plans.monthly, from);
  return { from, to, id, move: await offered(from, id, to) };
}

test('the payer is told that a plan was declined, and only that', async () => {
  const { from, to, id, move } = await waiting();
  expect((await decline(to, move)).status).toBe(204);
  const told = await town.events(id, 'subscription-move-declined');
  expect(told).toMatchObject([{ email: from, plan: 'monthly', cardOf: 'payer' }]);
  expect(JSON.stringify(told)).not.toContain(to);
  const other = await waiting();
  await withdraw(other.from, other.move);
  const ended = await waiting();
  await town.stripe.subscriptions.cancel(ended.id);
  await town.deliver();
  await decline(ended.to, ended.move);
  for (const each of [other, ended]) {
    expect(await town.events(each.id, 'subscription-move-declined')).toEqual([]);
  }
});

test('a plan that waits is not offered a second time, until it is withdrawn or declined', async () => {
  const [from, to, other] = [newAddress(), newAddress(), newAddress()];
  const id = await town.buy(plans.monthly, from);
  const first = await offered(from, id, to);
  expect((await offer(from, id, other)).status).toBe(409);
  expect((await withdraw(from, first)).status).toBe(204);
  expect(await messageOf(await accept(to, first))).toBe('This move was withdrawn.');
  const second = await offered(from, id, other);
  expect((await decline(other, second)).status).toBe(204);
  expect(await messageOf(await withdraw(from, second))).toBe('This move was declined.');
  expect((await accept(other, second)).status).toBe(409);
  expect(await town.owned(from)).toMatchObject({ id });
  expect(await movesOf(from)).toEqual(none);
});

test('at most three plans of one owner wait at the same time', async () => {
  const [from, to] = [newAddress(), newAddress()];
  const bought: string[] = [];
  for (let count = 0; count < 4; count += 1) bought.push(await town.buy(plans.monthly, from));
  const last = bought.pop()!;
  for (const id of bought) expect((await offer(from, id, to)).status).toBe(204);
  const refused = await offer(from, last, to);
  expect(refused.status).toBe(409);
  expect(await messageOf(refused)).toBe('At most 3 plans can wait for another address');
});

test('one owner offers plans at most ten times in seven days, also after withdrawing them', async () => {
  const from = newAddress();
  const id = await town.buy(plans.annual, from);
  for (let count = 0; count < 10; count += 1) {
    expect((await withdraw(from, await offered(from, id, newAddress()))).status).toBe(204);
  }
  const refused = await offer(from, id, newAddress());
  expect(refused.status).toBe(409);
  expect(await messageOf(refused)).toBe(
    'Within 7 days, plans can be offered at most 10 times. Please try again later.',
  );
  await town.advance(7);
  expect((await offer(from, id, newAddress())).status).toBe(204);
});

test('an offer ends after seven days', async () => {
  const [from, to] = [newAddress(), newAddress()];
  const id = await town.buy(plans.annual, from);
  const move = await offered(from, id, to);
  await town.advance(7);
  expect([await movesOf(from), await movesOf(to)]).toEqual([none, none]);
  const late = await accept(to, move, annual);
  expect(late.status).toBe(409);
  expect(await messageOf(late)).toBe('The time to take this plan over has passed.');
  await town.advance(0, 1);
  await care();
  expect((await accept(to, move, annual)).status).toBe(404);
  expect(await town.owned(from)).toMatchObject({ id });
  expect((await offer(from, id, to)).status).toBe(204);
});

test('an offer ends with the plan', async () => {
  const [from, to] = [newAddress(), newAddress()];
  const id = await town.buy(plans.annual, from);
  const move = await offered(from, id, to);
  expect((await town.asOwner(from, 'subscription/refund', {})).status).toBe(200);
  expect([await movesOf(from), await movesOf(to)]).toEqual([none, none]);
  expect(await messageOf(await accept(to, move, annual))).toBe('This subscription has ended.');
  expect((await offer(from, id, to)).status).toBe(409);
});

test('a plan that was cancelled, or whose renewal has failed, can be taken over and continued', async () => {
  const [from, to] = [newAddress(), newAddress()];
  const ending = await town.buy(plans.monthly, from);
  await town.asOwner(from, 'subscription/cancel', {});
  const cancelled = { ...monthly, state: 'ending' };
  expect((await accept(to, await offered(from, ending, to), cancelled)).status).toBe(204);
  for (const name of ['subscription-moved', 'subscription-moved-away']) {
    expect(await town.events(ending, name)).toMatchObject([{ state: 'ending' }]);
  }
  expect((await town.asOwner(to, 'subscription/resume', {})).status).toBe(200);
  expect(await town.owned(to)).toMatchObject({ id: ending, state: 'active' });
  await town.breakCard(ending);
  await town.advance(31, 1);
  await town.deliver();
  const next = newAddress();
  expect(await town.owned(to)).toMatchObject({ state: 'payment-failed' });
  const unpaid = { ...monthly, state: 'payment-failed' };
  expect((await accept(next, await offered(to, ending, next), unpaid)).status).toBe(204);
  const setupIntentId = await town.newCard(next);
  expect((await town.asOwner(next, 'subscription/card', { setupIntentId })).status).toBe(200);
  expect(await town.owned(next)).toMatchObject({ state: 'active' });
});

test('nobody accepts another plan or price than was shown', async () => {
  const [from, to] = [newAddress(), newAddress()];
  const id = await town.buy(plans.monthly, from);
  const move = await offered(from, id, to);
  expect((await accept(to, move, { ...monthly, priceCents: 4_800 })).status).toBe(409);
  await town.asOwner(from, 'subscription/change', { plan: 'annual' });
  const outdated = await accept(to, move);
  expect(outdated.status).toBe(409);
  expect(await messageOf(outdated)).toBe(
    'This plan has changed since it was shown. Please look at it again.',
  );
  expect((await accept(to, move, {})).status).toBe(400);
  expect((await accept(to, move, annual)).status).toBe(204);
});

test('nobody accepts a cancelled plan that renews again, nor a renewing one that was cancelled', async () => {
  const [from, to] = [newAddress(), newAddress()];
  const id = await town.buy(plans.monthly, from);
  const cancelled = { ...monthly, state: 'ending' };
  const move = await offered(from, id, to);
  expect((await accept(to, move, cancelled)).status).toBe(409);
  await town.asOwner(from, 'subscription/cancel', {});
  expect((await accept(to, move)).status).toBe(409);
  expect(await town.owned(from)).toMatchObject({ id });
  expect((await accept(to, move, cancelled)).status).toBe(204);
});

test('nobody accepts a plan whose next price was announced since it was shown', async () => {
  const [from, to] = [newAddress(), newAddress()];
  const id = await town.buy(plans.monthly, from);
  const move = await offered(from, id, to);
  const price = JSON.stringify({ plan: 'monthly', cents: 5_900, from: '2027-03-01' });
  const administrator = town.auth.tokenOf('administrator');
  await town.asStaff('/api/admin/price-changes', { method: 'POST', body: price }, administrator);
  await town.service.app.get(PriceChangeCare, { strict: false }).run();
  expect((await accept(to, move)).status).toBe(409);
  expect((await accept(to, move, { ...monthly, comingPriceCents: 5_900 })).status).toBe(204);
  await town.database.query('truncate price_announcements, price_changes');
});
