/** Money belongs to whoever paid it: before a plan moved, and after it with the card of the former address. */
import { plans } from '@town/contracts/plans/price-list';
import { annual, newAddress, planMoveCalls } from '../../testing/plan-moves.js';
import { useSubscriptions } from '../../testing/subscriptions-harness.js';

const town = useSubscriptions({ settings: { SUBMISSION_LIMIT: 1_000 } });
const { move } = planMoveCalls(town);

/** An annual plan that moves after its payment with this card. */
async function paidAndMoved(card?: string) {
  const [from, to] = [newAddress('from'), newAddress('to')];
  const id = await town.buy(plans.annual, from, card);
  await move(from, id, to, annual);
  const [payment] = await paymentsOf(id);
  return { from, to, id, payment: payment!.id };
}

const paymentsOf = (id: string) =>
  town.database.query<{ id: string; email: string | null }>(
    'select id, customer_email as email from payments where subscription_id = $1 order by paid_at',
    [id],
  );

test('a refund is told to whoever paid, also when the new address asks for it', async () => {
  const { from, to, id, payment } = await paidAndMoved();
  expect((await town.asOwner(to, 'subscription/refund', {})).status).toBe(200);
  expect(await town.events(payment, 'payment-refunded')).toMatchObject([
    { customerEmail: from, refunded: 495 },
  ]);
  expect(await town.events(id, 'subscription-ended')).toMatchObject([{ email: to }]);
  expect(await paymentsOf(id)).toMatchObject([{ email: from }]);
  expect(await town.owned(to)).toMatchObject({ state: 'ended' });
});

test('a refund that the bank rejects is owed to whoever paid', async () => {
  const { from, to, payment } = await paidAndMoved('tok_refundFail');
  await town.asOwner(to, 'subscription/refund', {});
  await town.advance(1);
  await town.deliver();
  expect(await town.events(payment, 'payment-refund-failed')).toMatchObject([
    { customerEmail: from, failed: 495 },
  ]);
});

test('a dispute names whoever paid', async () => {
  const { from, payment } = await paidAndMoved('tok_createDispute');
  const { data } = await town.stripe.disputes.list({ payment_intent: payment });
  const evidence = { uncategorized_text: 'winning_evidence' };
  await town.stripe.disputes.update(data[0]!.id, { evidence });
  await town.deliver();
  const told = await town.events(payment, 'payment-disputed');
  expect(told.find(({ dispute }) => Object(dispute).state === 'won')).toMatchObject({
    customerEmail: from,
  });
});

test('a refund of a payment without its erased payer is told to nobody', async () => {
  const { from, to, payment } = await paidAndMoved();
  await town.erase(from);
  await town.asOwner(to, 'subscription/refund', {});
  expect(await town.events(payment, 'payment-refunded')).toMatchObject([{ customerEmail: null }]);
});

test('a refund of a renewal after the move is told to the new address', async () => {
  const [from, to] = [newAddress('from'), newAddress('to')];
  const id = await town.buy(plans.monthly, from);
  await move(from, id, to);
  await town.advance(31, 2);
  await town.deliver();
  const renewal = (await paymentsOf(id)).at(-1)!;
  await town.stripe.refunds.create({ payment_intent: renewal.id });
  await town.deliver();
  expect(await town.events(renewal.id, 'payment-refunded')).toMatchObject([{ customerEmail: to }]);
});

test('a rejected refund of a renewal that the former card paid is owed to the holder of that card', async () => {
  const [from, to] = [newAddress('from'), newAddress('to')];
  const id = await town.buy(plans.monthly, from, 'tok_refundFail');
  await move(from, id, to);
  await town.advance(31, 2);
  await town.deliver();
  const renewal = (await paymentsOf(id)).at(-1)!;
  expect(renewal.email).toBe(to);
  await town.stripe.refunds.create({ payment_intent: renewal.id });
  await town.deliver();
  await town.advance(1);
  await town.deliver();
  expect(await town.events(renewal.id, 'payment-refund-failed')).toMatchObject([
    { customerEmail: from, customerName: null },
  ]);
});

/** Buys a plan, which renews; the report about the renewal has not arrived yet. */
async function lateRenewal(email: string) {
  const id = await town.buy(plans.monthly, email);
  await town.advance(31, 2);
  const late = await town.undelivered();
  await town.advance(0, 1);
  return { id, late };
}

test('a renewal that is reported after the move was paid by the previous address', async () => {
  const [from, to] = [newAddress('from'), newAddress('to')];
  const { id, late } = await lateRenewal(from);
  await move(from, id, to);
  await town.deliver(late);
  const renewal = (await paymentsOf(id)).at(-1)!;
  expect((await paymentsOf(id)).map(({ email }) => email)).toEqual([from, from]);
  expect(await town.events(renewal.id, 'payment-succeeded')).toMatchObject([
    { customerEmail: from, renewal: true },
  ]);
});

test('of two moves the one before the renewal counts', async () => {
  const [from, to, last] = [newAddress('from'), newAddress('to'), newAddress('last')];
  const id = await town.buy(plans.monthly, from);
  await move(from, id, to);
  await town.advance(31, 2);
  const late = await town.undelivered();
  await town.advance(0, 1);
  await move(to, id, last);
  await town.deliver(late);
  expect((await paymentsOf(id)).map(({ email }) => email)).toEqual([from, to]);
});

test('a late renewal is not recorded for a previous address that was erased', async () => {
  // The erasure happens now, after the payments.
  await town.startClock('2020-01-15');
  const [from, to] = [newAddress('from'), newAddress('to')];
  const { id, late } = await lateRenewal(from);
  await move(from, id, to);
  await town.erase(from);
  await town.deliver(late);
  expect((await paymentsOf(id)).map(({ email }) => email)).toEqual([null, null]);
});
