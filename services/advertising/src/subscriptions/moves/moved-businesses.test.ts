/** Which business a plan pays for stays the same when the plan moves to another address. */
import { plans } from '@town/contracts/plans/price-list';
import type { OwnerSubscriptions } from '@town/contracts/subscriptions/owner-subscription';
import { readJson } from '@town/service-kit/testing/read-json';
import { newAddress, planMoveCalls } from '../../testing/plan-moves.js';
import { useSubscriptions } from '../../testing/subscriptions-harness.js';

const town = useSubscriptions({ settings: { SUBMISSION_LIMIT: 1_000 } });
const { move, offered, movesOf } = planMoveCalls(town);

/** Buys a plan for an application, and returns its subscription. */
async function buyFor(name: string, email: string): Promise<string> {
  const payment = await town.pay(plans.monthly, email);
  await town.report(payment, plans.monthly, { customerEmail: email });
  await town.apply(payment, name);
  const [row] = await town.database.query<{ id: string }>(
    'select id from subscriptions where first_payment_id = $1',
    [payment],
  );
  return row!.id;
}

/** The business of each plan of an owner, by the plan's id. */
async function businessesOf(email: string): Promise<Record<string, string | null | undefined>> {
  const answer = await town.asOwner(email, 'subscription');
  const { subscription, others } = await readJson<OwnerSubscriptions>(answer);
  const all = [...(subscription ? [subscription] : []), ...others];
  return Object.fromEntries(all.map(({ id, businessName }) => [id, businessName]));
}

test('a plan without an application goes on paying for the business of the previous plan', async () => {
  const [from, to] = [newAddress(), newAddress()];
  const first = await buyFor('Pies', from);
  await town.advance(1);
  const second = await town.buy(plans.monthly, from);
  await move(from, second, to);
  expect(await businessesOf(to)).toEqual({ [second]: 'Pies' });
  await town.asOwner(to, 'subscription/cancel', {});
  const [event] = await town.events(second, 'subscription-cancelled');
  expect(event?.['applicationId']).toEqual(expect.any(String));
  expect(await businessesOf(from)).toEqual({ [first]: 'Pies' });
});

test('the plans that stay go on paying for the business of the one that has moved', async () => {
  const [from, to] = [newAddress(), newAddress()];
  const first = await buyFor('Quilts', from);
  await town.advance(1);
  const second = await town.buy(plans.monthly, from);
  await move(from, first, to);
  expect(await businessesOf(from)).toEqual({ [second]: 'Quilts' });
  expect(await businessesOf(to)).toEqual({ [first]: 'Quilts' });
});

test('only a plan that is bought after the move pays for the business of the moved plan', async () => {
  const [from, to] = [newAddress(), newAddress()];
  const before = await town.buy(plans.monthly, to);
  await town.advance(1);
  const first = await buyFor('Yarn', from);
  await town.advance(1);
  await move(from, first, to);
  expect(await businessesOf(to)).toEqual({ [before]: null, [first]: 'Yarn' });
  await town.advance(1);
  const after = await town.buy(plans.monthly, to);
  expect(await businessesOf(to)).toMatchObject({ [before]: null, [after]: 'Yarn' });
});

test('a moved plan without an application does not pay for the business of the new address', async () => {
  const [from, to] = [newAddress(), newAddress()];
  const own = await buyFor('Bakery', to);
  await town.advance(1);
  const other = await town.buy(plans.monthly, from);
  await move(from, other, to);
  expect(await businessesOf(to)).toEqual({ [own]: 'Bakery', [other]: null });
  await town.asOwner(to, `subscription/cancel?id=${other}`, {});
  const [event] = await town.events(other, 'subscription-cancelled');
  expect(event).toMatchObject({ applicationId: null, businessName: null });
  await town.advance(1);
  const next = await town.buy(plans.monthly, to);
  expect(await businessesOf(to)).toMatchObject({ [next]: 'Bakery' });
});

test('an offer names the business as the directory has it, and not as the form has it', async () => {
  const [from, to] = [newAddress(), newAddress()];
  const id = await buyFor('Free iPhones', from);
  await offered(from, id, to);
  const namesOf = async () =>
    (await movesOf(to)).received.map(({ subscription }) => subscription.businessName);
  expect(await namesOf()).toEqual([null]);
  await town.database.query(
    "update advertiser_applications set listed_name = 'Ada Pies' where business_name = 'Free iPhones'",
  );
  expect(await namesOf()).toEqual(['Ada Pies']);
});
