/** The former payer of a plan sees that it is still charged to the own card. */
import { plans } from '@town/contracts/plans/price-list';
import { PersonalData } from '@town/service-kit/privacy/personal-data';
import { newAddress, planMoveCalls } from '../../testing/plan-moves.js';
import { useSubscriptions } from '../../testing/subscriptions-harness.js';

const town = useSubscriptions({ settings: { SUBMISSION_LIMIT: 1_000 } });
const { move, movesOf } = planMoveCalls(town);
const movedAwayOf = async (email: string) => (await movesOf(email)).movedAway;

/** A plan that has moved from one address to another. */
async function moved() {
  const [from, to] = [newAddress('from'), newAddress('to')];
  const id = await town.buy(plans.monthly, from);
  await move(from, id, to);
  return { from, to, id };
}

/** Enters a card that is not the one of the purchase. */
async function enterCard(email: string): Promise<void> {
  const setupIntentId = await town.newCard(email, 'pm_card_mastercard');
  expect((await town.asOwner(email, 'subscription/card', { setupIntentId })).status).toBe(200);
}

test('a moved plan is shown to the former payer until another card is entered', async () => {
  const { from, to, id } = await moved();
  expect(await movedAwayOf(from)).toMatchObject([
    { id, plan: 'monthly', state: 'active', priceCents: 4_900, card: { last4: '4242' } },
  ]);
  expect(JSON.stringify(await movesOf(from))).not.toContain(to);
  expect(await movedAwayOf(to)).toEqual([]);
  await town.asOwner(to, 'subscription/cancel', {});
  expect(await movedAwayOf(from)).toMatchObject([{ id, state: 'ending' }]);
  await town.asOwner(to, 'subscription/resume', {});
  await town.advance(31, 2);
  await town.deliver();
  expect(await movedAwayOf(from)).toMatchObject([{ id, state: 'active' }]);
  await enterCard(to);
  expect(await movedAwayOf(from)).toEqual([]);
});

test('a plan that moves on is shown to the address whose card it is', async () => {
  const { from, to, id } = await moved();
  const next = newAddress('next');
  await move(to, id, next);
  expect(await movedAwayOf(from)).toMatchObject([{ id }]);
  expect(await movedAwayOf(to)).toEqual([]);
  await enterCard(next);
  await move(next, id, to);
  expect([await movedAwayOf(from), await movedAwayOf(to)]).toEqual([[], []]);
  expect(await movedAwayOf(next)).toMatchObject([{ id, card: { brand: 'mastercard' } }]);
});

test('a plan that returns, or has ended, is shown to nobody', async () => {
  const { from, to, id } = await moved();
  await move(to, id, from);
  expect([await movedAwayOf(from), await movedAwayOf(to)]).toEqual([[], []]);
  await move(from, id, to);
  expect(await movedAwayOf(from)).toMatchObject([{ id }]);
  await town.stripe.subscriptions.cancel(id);
  await town.deliver();
  expect(await movedAwayOf(from)).toEqual([]);
});

test('the former payer exports what is charged to the own card, and an erasure forgets it', async () => {
  const { from, to, id } = await moved();
  const personalData = town.service.app.get(PersonalData, { strict: false });
  const left = await personalData.export(from);
  expect(left['subscriptions']).toMatchObject([{ id, card_email: from, card: { last4: '4242' } }]);
  expect(JSON.stringify(left)).not.toContain(to);
  expect(JSON.stringify(await personalData.export(to))).not.toContain(from);
  await town.erase(from);
  expect(await movedAwayOf(from)).toEqual([]);
  expect(await town.owned(to)).toMatchObject({ id, state: 'active', card: { last4: '4242' } });
});
