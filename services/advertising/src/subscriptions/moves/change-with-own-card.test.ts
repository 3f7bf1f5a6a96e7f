/** A change of plan charges at once, which the former payer of a moved plan has not agreed to. */
import { type Plan, plans } from '@town/contracts/plans/price-list';
import { annual, newAddress, planMoveCalls } from '../../testing/plan-moves.js';
import { useSubscriptions } from '../../testing/subscriptions-harness.js';

const town = useSubscriptions({ settings: { SUBMISSION_LIMIT: 1_000 } });
const { move } = planMoveCalls(town);
const ownFirst = { message: 'Enter your own card first, then change the plan.' };
const cardFirst = { message: 'Enter a card first, then change the plan.' };

/** A plan that has moved, and has the card of its former payer. */
async function moved(plan: Plan = plans.monthly) {
  const [from, to] = [newAddress('from'), newAddress('to')];
  const id = await town.buy(plan, from);
  await move(from, id, to, plan === plans.monthly ? undefined : annual);
  return { from, to, id };
}

async function enterCard(email: string): Promise<void> {
  const setupIntentId = await town.newCard(email);
  expect((await town.asOwner(email, 'subscription/card', { setupIntentId })).status).toBe(200);
}

const changeTo = (plan: Plan['id'], email: string, body: object = {}) =>
  town.asOwner(email, 'subscription/change', { plan, ...body });

/** Both the preview and the change are refused, and nothing is charged. */
async function expectRefused(plan: Plan['id'], email: string, id: string, why: object) {
  for (const body of [{ preview: true }, {}]) {
    const answer = await changeTo(plan, email, body);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject(why);
  }
  expect(await town.charged(id)).toHaveLength(1);
}

/** Removes the card at Stripe, as staff do. */
const removeCard = (id: string) =>
  town.stripe.subscriptions.update(id, { default_payment_method: '' });

test('the new address changes the plan only after it has entered its own card', async () => {
  const { to, id } = await moved();
  await expectRefused('annual', to, id, ownFirst);
  await enterCard(to);
  expect((await changeTo('annual', to)).status).toBe(200);
  expect(await town.owned(to)).toMatchObject({ id, plan: 'annual' });
});

test('a cheaper plan needs the own card, too, because its renewals charge it', async () => {
  const { to, id } = await moved(plans.annual);
  await expectRefused('monthly', to, id, ownFirst);
});

test('the card of an erased payer is not that of the new address', async () => {
  const { from, to, id } = await moved();
  await town.erase(from);
  await expectRefused('annual', to, id, ownFirst);
});

test('a new card counts as soon as Stripe knows it', async () => {
  const { to, id } = await moved();
  await town.repairCard(id);
  expect((await changeTo('annual', to)).status).toBe(200);
});

test('the plan can still be cancelled, kept and refunded', async () => {
  const { to } = await moved(plans.annual);
  for (const call of ['cancel', 'resume', 'refund']) {
    expect((await town.asOwner(to, `subscription/${call}`, {})).status).toBe(200);
  }
});

test('a plan without a card asks for one, and for no more patience', async () => {
  const email = newAddress();
  const id = await town.buy(plans.monthly, email);
  await removeCard(id);
  await expectRefused('annual', email, id, cardFirst);
});

test('a plan without a card changes to a plan that its credit pays for', async () => {
  const email = newAddress();
  const id = await town.buy(plans.annual, email);
  await removeCard(id);
  expect((await changeTo('monthly', email, { preview: true })).status).toBe(200);
  expect((await changeTo('monthly', email)).status).toBe(200);
});
