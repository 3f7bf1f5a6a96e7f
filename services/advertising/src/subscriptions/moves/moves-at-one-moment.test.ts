/** Decisions about a moving plan that are made at the same time, and processes that are killed. */
import { randomUUID } from 'node:crypto';
import { createEvent } from '@town/contracts/messaging/cloud-event';
import { ownerDeleted } from '@town/contracts/owners/events';
import { type Plan, plans } from '@town/contracts/plans/price-list';
import { DataSource } from 'typeorm';
import { annual, monthly, newAddress, planMoveCalls } from '../../testing/plan-moves.js';
import { useSubscriptions } from '../../testing/subscriptions-harness.js';
import { BillingProvider } from '../billing-provider.js';
import { EndSubscriptionsWhenOwnerDeleted } from '../end-subscriptions-when-owner-deleted.js';
import { PlanMoveCare } from './plan-move-care.js';

const town = useSubscriptions({ settings: { SUBMISSION_LIMIT: 1_000 } });
const { offered, accept, decline, withdraw, move, customerOf } = planMoveCalls(town);
const find = <Found>(type: abstract new (...given: never[]) => Found) =>
  town.service.app.get<Found>(type, { strict: false });
const statuses = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).toSorted();

afterEach(() => jest.restoreAllMocks());

async function offeredPlan(plan: Plan = plans.monthly) {
  const [from, to] = [newAddress('from'), newAddress('to')];
  const id = await town.buy(plan, from);
  return { from, to, id, open: await offered(from, id, to) };
}

/** Handles the event that an account was deleted at this time. */
async function deleted(email: string, time: string): Promise<void> {
  const owner = { id: randomUUID(), email };
  const event = { ...createEvent('auth', ownerDeleted, owner), time };
  const handler = find(EndSubscriptionsWhenOwnerDeleted);
  await find(DataSource).transaction((manager) => handler.handle(manager, owner, event));
}

test('of two parallel acceptances one counts, and the plan moves once', async () => {
  const { to, id, open } = await offeredPlan();
  expect(await statuses([accept(to, open), accept(to, open), accept(to, open)])).toEqual([
    204, 409, 409,
  ]);
  expect(await town.events(id, 'subscription-moved')).toHaveLength(1);
});

test('of an acceptance, a withdrawal and a refusal at the same time one counts', async () => {
  const { from, to, id, open } = await offeredPlan();
  const answers = [accept(to, open), withdraw(from, open), decline(to, open)];
  expect(await statuses(answers)).toEqual([204, 409, 409]);
  const [accepted] = await Promise.all(answers);
  const owner = accepted?.status === 204 ? to : from;
  expect(await town.owned(owner)).toMatchObject({ id });
});

test('while the payer cancels or changes the plan, it is not taken over', async () => {
  for (const [call, body] of [
    ['cancel', {}],
    ['change', { plan: 'annual' }],
  ] as const) {
    const { from, to, open } = await offeredPlan();
    const provider = find(BillingProvider);
    const slow = call === 'cancel' ? 'cancelAtPeriodEnd' : 'previewChange';
    const work = provider[slow].bind(provider);
    let during: Response | undefined;
    jest.spyOn(provider, slow).mockImplementationOnce(async (...given: unknown[]) => {
      during = await accept(to, open);
      return Reflect.apply(work, provider, given);
    });
    expect((await town.asOwner(from, `subscription/${call}`, body)).status).toBe(200);
    expect(during?.status).toBe(409);
    const shown = call === 'change' ? annual : { ...monthly, state: 'ending' };
    expect((await accept(to, open, shown)).status).toBe(204);
  }
});

test('a payer who cancels or asks for the money just after the acceptance gets a clear 409', async () => {
  const { from, to, id, open } = await offeredPlan(plans.annual);
  const provider = find(BillingProvider);
  const dataSource = find(DataSource);
  const query = dataSource.query.bind(dataSource);
  // The plan moves between the first look at its owner and the mark of the change.
  jest.spyOn(dataSource, 'query').mockImplementation(async (...given) => {
    if (String(given[0]).includes('changing_until = now()')) await accept(to, open, annual);
    return query(...given);
  });
  const ends = jest.spyOn(provider, 'cancelAtPeriodEnd');
  const answer = await town.asOwner(from, 'subscription/cancel', {});
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({
    message: 'Another address has taken this plan over.',
  });
  expect(ends).not.toHaveBeenCalled();
  expect((await town.asOwner(from, 'subscription/cancel', {})).status).toBe(404);
  expect((await town.asOwner(from, 'subscription/refund', {})).status).toBe(404);
  expect(await town.owned(to)).toMatchObject({ id, state: 'active' });
});

test('a refund and an acceptance at the same time do not both count', async () => {
  const { from, to, open } = await offeredPlan(plans.annual);
  const [accepted, refunded] = await Promise.all([
    accept(to, open, annual),
    town.asOwner(from, 'subscription/refund', {}),
  ]);
  expect([accepted.status === 204, refunded.status === 200].filter(Boolean)).toHaveLength(1);
  expect([409, 404]).toContain(accepted.status === 204 ? refunded.status : accepted.status);
});

test('a plan whose payer has deleted the account is not taken over', async () => {
  const { from, to, id, open } = await offeredPlan();
  const time = '2027-01-15T12:00:01Z';
  // The event is handled, and the background job has not run yet.
  await town.database.query('update plan_moves set created_at = $1', ['2027-01-15T12:00:02Z']);
  await deleted(from, time);
  expect((await accept(to, open)).status).toBe(409);
  await town.care();
  expect((await town.atStripe(id)).status).toBe('canceled');
});

test('the deletion of an account removes its offers and those to it', async () => {
  const one = await offeredPlan();
  await deleted(one.to, '2027-01-16T00:00:00Z');
  expect((await accept(one.to, one.open)).status).toBe(404);
  const other = await offeredPlan();
  await deleted(other.from, '2027-01-16T00:00:00Z');
  expect(await town.database.query('select from plan_moves where id = $1', [other.open])).toEqual(
    [],
  );
});

test('an acceptance counts while Stripe is away, and Stripe gets the address later', async () => {
  const { from, to, id, open } = await offeredPlan();
  const provider = find(BillingProvider);
  const setAddress = jest.spyOn(provider, 'setAddress');
  setAddress.mockRejectedValueOnce(new Error('Stripe is away'));
  expect((await accept(to, open)).status).toBe(204);
  expect(await town.owned(to)).toMatchObject({ id });
  expect(await customerOf(id)).not.toBe(to);
  const care = find(PlanMoveCare);
  await care.run();
  expect(await customerOf(id)).toBe(to);
  await care.run();
  expect(setAddress).toHaveBeenCalledTimes(2);
  expect(await town.owned(from)).toBeNull();
});

test('a plan that moves on gets its last address at Stripe', async () => {
  const { to, id, open } = await offeredPlan();
  await accept(to, open);
  const next = newAddress();
  await move(to, id, next);
  expect(await customerOf(id)).toBe(next);
});

test('a plan does not move on while Stripe is told its address, so the last one stays', async () => {
  const { to, id, open } = await offeredPlan();
  const next = newAddress();
  const provider = find(BillingProvider);
  const setAddress = provider.setAddress.bind(provider);
  const spy = jest.spyOn(provider, 'setAddress').mockRejectedValueOnce(new Error('Stripe is away'));
  await accept(to, open);
  const onward = await offered(to, id, next);
  let during: Response | undefined;
  spy.mockImplementationOnce(async (...given) => {
    during = await accept(next, onward);
    return setAddress(...given);
  });
  await find(PlanMoveCare).run();
  expect(during?.status).toBe(409);
  expect((await accept(next, onward)).status).toBe(204);
  expect(await customerOf(id)).toBe(next);
});

test('while the payer pays an open invoice with a new card, the plan is not taken over', async () => {
  const [from, to] = [newAddress('from'), newAddress('to')];
  const id = await town.buy(plans.monthly, from);
  await town.breakCard(id);
  await town.advance(31, 1);
  await town.deliver();
  const open = await offered(from, id, to);
  const setupIntentId = await town.newCard(from);
  const provider = find(BillingProvider);
  const useCard = provider.useCard.bind(provider);
  let during: Response | undefined;
  jest.spyOn(provider, 'useCard').mockImplementationOnce(async (...given) => {
    during = await accept(to, open, { ...monthly, state: 'payment-failed' });
    return useCard(...given);
  });
  expect((await town.asOwner(from, 'subscription/card', { setupIntentId })).status).toBe(200);
  expect(during?.status).toBe(409);
  expect(await town.owned(from)).toMatchObject({ id, state: 'active' });
});
