/** An older release stores the card of a moved plan without the id that it has at Stripe. */
import { plans } from '@town/contracts/plans/price-list';
import { newAddress, planMoveCalls } from '../../testing/plan-moves.js';
import { useSubscriptions } from '../../testing/subscriptions-harness.js';

const town = useSubscriptions({ settings: { SUBMISSION_LIMIT: 1_000 } });
const { move } = planMoveCalls(town);

/** A moved plan as an older release stores it. */
async function moved() {
  const [from, to] = [newAddress('from'), newAddress('to')];
  const id = await town.buy(plans.monthly, from);
  await move(from, id, to);
  await forgetId(id, from);
  return { from, to, id };
}

const forgetId = (id: string, cardEmail: string) =>
  town.database.query(
    `update subscriptions set card = card - 'id', card_email = $2 where id = $1`,
    [id, cardEmail],
  );

const latest = (id: string) =>
  town.database.query(
    `select customer_email as payer, card_email as card from payments
     where subscription_id = $1 order by paid_at desc limit 1`,
    [id],
  );

test('a renewal by the card with the stored digits is paid by the former payer', async () => {
  const { from, to, id } = await moved();
  await town.advance(31, 2);
  await town.deliver();
  expect(await latest(id)).toEqual([{ payer: to, card: from }]);
  expect(await town.owned(to)).toMatchObject({ cardOfFormerPayer: true });
});

test('a failed renewal that a new card pays is paid by the new address', async () => {
  const { from, to, id } = await moved();
  await town.breakCard(id);
  await town.advance(31, 2);
  await town.deliver();
  await forgetId(id, from);
  const setupIntentId = await town.newCard(to, 'pm_card_mastercard');
  expect((await town.asOwner(to, 'subscription/card', { setupIntentId })).status).toBe(200);
  expect(await latest(id)).toEqual([{ payer: to, card: null }]);
  expect(await town.owned(to)).toMatchObject({ cardOfFormerPayer: false });
});

test('the background job reads its id from Stripe', async () => {
  const { to, id } = await moved();
  await town.care();
  const [row] = await town.database.query<{ card: object }>(
    'select card from subscriptions where id = $1',
    [id],
  );
  expect(row?.card).toMatchObject({ id: expect.stringMatching(/^pm_/), last4: '4242' });
  expect(await town.owned(to)).toMatchObject({ cardOfFormerPayer: true });
});

test('a plan without a card is read again after an hour, because staff can set one at Stripe', async () => {
  const email = newAddress('without');
  const id = await town.buy(plans.monthly, email);
  await town.database.query(
    `update subscriptions set card = null, checked_at = now() - interval '61 minutes' where id = $1`,
    [id],
  );
  await town.care();
  expect(await town.owned(email)).toMatchObject({ card: { last4: '4242' } });
});
