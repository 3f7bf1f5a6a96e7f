import { ServiceUnavailableException } from '@nestjs/common';
import type { StaffPayment } from '@town/contracts/payments/staff-record';
import { plans } from '@town/contracts/plans/price-list';
import { readJson } from '@town/service-kit/testing/read-json';
import { SubscriptionUpdates } from '../../payments/subscription-updates.js';
import { useSubscriptions } from '../../testing/subscriptions-harness.js';
import { SubscriptionEndings } from '../subscription-endings.js';

const town = useSubscriptions();

/** The ids of a subscription's payments, oldest first. */
async function paid(subscription: string): Promise<string[]> {
  const rows = await town.database.query<{ id: string }>(
    'select id from payments where subscription_id = $1 order by paid_at',
    [subscription],
  );
  return rows.map(({ id }) => id);
}

const refund = (payment: string, role: 'administrator' | 'editor' = 'administrator') =>
  town.asStaff(
    `/api/admin/payments/${payment}/refund`,
    { method: 'POST' },
    town.auth.tokenOf(role),
  );

async function seen(payment: string): Promise<StaffPayment | undefined> {
  const [found] = await readJson<StaffPayment[]>(
    await town.asStaff(`/api/admin/payments?q=${payment}`),
  );
  return found;
}

const audited = (payment: string) =>
  town.database.query<{ cents: number }>(
    `select (event->'data'->'after'->>'cents')::int as cents from outbox where subject = 'advertising.audited.v1'
     and event->'data'->>'id' = $1 and event->'data'->>'action' = 'refund'`,
    [payment],
  );

describe('a refund by staff', () => {
  it('of the latest payment ends the subscription at once', async () => {
    const email = 'refunded@example.com';
    const subscription = await town.buy(plans.monthly, email);
    const [payment = ''] = await paid(subscription);
    expect(await seen(payment)).toMatchObject({ refundEnds: true });
    const answer = await refund(payment);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ refunded: 49, subscription: 'ended' });
    expect((await town.atStripe(subscription)).status).toBe('canceled');
    expect(await town.owned(email)).toMatchObject({ state: 'ended' });
    expect(await town.events(subscription, 'subscription-ended')).toHaveLength(1);
    expect(await seen(payment)).toMatchObject({ status: 'refunded', refundEnds: false });
    expect(await audited(payment)).toHaveLength(1);
    await town.advance(40);
    await town.deliver();
    expect(await town.charged(subscription)).toEqual([{ cents: 4_900, refunded: 4_900 }]);
  });

  it('refunds nothing twice when it is repeated or sent simultaneously', async () => {
    const subscription = await town.buy(plans.annual, 'twice@example.com');
    const [payment = ''] = await paid(subscription);
    const answers = await Promise.all([refund(payment), refund(payment)]);
    answers.push(await refund(payment));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { data } = await town.stripe.refunds.list({ payment_intent: payment });
    expect(data).toHaveLength(1);
    expect(await town.events(subscription, 'subscription-ended')).toHaveLength(1);
  });

  it('returns the remaining amount, even when an earlier refund is unreported', async () => {
    const subscription = await town.buy(plans.annual, 'left@example.com');
    const [payment = ''] = await paid(subscription);
    await town.stripe.refunds.create({ payment_intent: payment, amount: 10_000 });
    expect(await (await refund(payment)).json()).toEqual({ refunded: 495, subscription: 'ended' });
    expect(await audited(payment)).toEqual([{ cents: 39_500 }]);
  });

  it('of a payment that Stripe has refunded already refunds nothing, and is not in the audit log', async () => {
    const subscription = await town.buy(plans.annual, 'all@example.com');
    const [payment = ''] = await paid(subscription);
    await town.stripe.refunds.create({ payment_intent: payment });
    expect(await (await refund(payment)).json()).toEqual({ refunded: 495, subscription: 'ended' });
    expect(await audited(payment)).toEqual([]);
  });

  it('can be repeated on the same day after the bank has rejected it', async () => {
    const subscription = await town.buy(plans.annual, 'closed@example.com', 'tok_refundFail');
    const [payment = ''] = await paid(subscription);
    expect((await refund(payment)).status).toBe(200);
    await town.advance(1);
    await town.deliver();
    expect(await town.charged(subscription)).toEqual([{ cents: 49_500, refunded: 0 }]);
    expect(await town.events(payment, 'payment-refund-failed')).toMatchObject([
      { customerEmail: 'closed@example.com', failed: 495, refunded: 0 },
    ]);
    expect(await (await refund(payment)).json()).toEqual({ refunded: 495, subscription: 'ended' });
    expect(await town.charged(subscription)).toEqual([{ cents: 49_500, refunded: 49_500 }]);
    const { data } = await town.stripe.refunds.list({ payment_intent: payment });
    expect(data.map(({ status }) => status)).toEqual(['succeeded', 'failed']);
  });

  it('does not restore an erased name', async () => {
    const email = 'erased@example.com';
    const [payment = ''] = await paid(await town.buy(plans.monthly, email));
    await town.erase(email);
    expect((await refund(payment)).status).toBe(200);
    expect(await town.payments(payment)).toMatchObject([
      { customer_email: null, customer_name: null },
    ]);
    expect(await town.events(payment, 'payment-refunded')).toMatchObject([{ customerEmail: null }]);
  });

  it('of an earlier payment does not end a subscription with a later payment', async () => {
    const email = 'earlier@example.com';
    const subscription = await town.buy(plans.monthly, email);
    await town.advance(31, 1);
    // The renewal is unreported; the refund itself finds it.
    const [first = ''] = await paid(subscription);
    expect(await (await refund(first)).json()).toEqual({ refunded: 49, subscription: 'active' });
    await town.deliver();
    await town.care();
    expect(await town.owned(email)).toMatchObject({ state: 'active' });
    expect(await seen(first)).toMatchObject({ status: 'refunded', refundEnds: false });
  });

  it('prevents a new card from paying the open invoice before Stripe has ended the subscription', async () => {
    const email = 'open@example.com';
    const subscription = await town.buy(plans.monthly, email);
    const [payment = ''] = await paid(subscription);
    await town.breakCard(subscription);
    await town.advance(31, 1);
    await town.deliver();
    expect(await town.owned(email)).toMatchObject({ state: 'payment-failed' });
    const setupIntentId = await town.newCard(email);
    const endings = town.service.app.get(SubscriptionEndings, { strict: false });
    const finish = jest
      .spyOn(endings, 'finish')
      .mockRejectedValueOnce(new ServiceUnavailableException());
    expect((await refund(payment)).status).toBe(503);
    finish.mockRestore();
    for (const call of ['card', 'change', 'resume', 'cancel']) {
      const body = { setupIntentId, plan: 'annual' };
      const answer = await town.asOwner(email, `subscription/${call}`, body);
      expect([call, answer.status]).toEqual([call, 409]);
    }
    await town.care();
    await town.deliver();
    expect(await town.owned(email)).toMatchObject({ state: 'ended' });
    expect(await town.charged(subscription)).toEqual([{ cents: 4_900, refunded: 4_900 }]);
  });

  it('is for administrators only, and for existing payments only', async () => {
    const [payment = ''] = await paid(await town.buy(plans.monthly, 'guarded@example.com'));
    expect((await refund(payment, 'editor')).status).toBe(403);
    expect((await refund('pi_unknown')).status).toBe(404);
    expect(await seen(payment)).toMatchObject({ status: 'succeeded' });
  });

  it('is refused during a dispute', async () => {
    const subscription = await town.buy(plans.monthly, 'bank@example.com', 'tok_createDispute');
    const [payment = ''] = await paid(subscription);
    await town.deliver();
    expect((await refund(payment)).status).toBe(409);
    expect(await town.charged(subscription)).toEqual([{ cents: 4_900, refunded: 0 }]);
  });
});

describe('a refund in Stripe’s dashboard', () => {
  const atStripe = (payment: string, amount?: number) =>
    town.stripe.refunds.create({ payment_intent: payment, ...(amount && { amount }) });

  it('of the whole latest payment ends the subscription, whatever the order of the reports', async () => {
    const email = 'dashboard@example.com';
    const subscription = await town.buy(plans.monthly, email);
    await town.advance(31, 1);
    await town.deliver();
    const [, renewal = ''] = await paid(subscription);
    await atStripe(renewal);
    const calls = await town.undelivered();
    await town.deliver([...calls.toReversed(), ...calls]);
    await Promise.all([town.care(), town.care()]);
    expect(await town.owned(email)).toMatchObject({ state: 'ended' });
    expect((await town.atStripe(subscription)).status).toBe('canceled');
    expect(await town.events(subscription, 'subscription-ended')).toHaveLength(1);
  });

  it('of a part does not end the subscription', async () => {
    const email = 'part@example.com';
    const subscription = await town.buy(plans.annual, email);
    const [payment = ''] = await paid(subscription);
    await atStripe(payment, 1_000);
    await town.deliver();
    await town.care();
    expect(await town.owned(email)).toMatchObject({ state: 'active' });
  });

  it('of an earlier payment does not end the subscription when the renewal was unreported', async () => {
    const email = 'unreported@example.com';
    const subscription = await town.buy(plans.monthly, email);
    const [first = ''] = await paid(subscription);
    await town.advance(31, 1);
    await town.undelivered();
    await atStripe(first);
    await town.deliver();
    await town.care();
    expect(await town.owned(email)).toMatchObject({ state: 'active' });
    expect(await paid(subscription)).toHaveLength(2);
  });

  it('of an earlier payment does not end the subscription when the renewal could not be read at first', async () => {
    const email = 'asked-later@example.com';
    const subscription = await town.buy(plans.monthly, email);
    const [first = ''] = await paid(subscription);
    await town.advance(31, 1);
    await atStripe(first);
    const updates = town.service.app.get(SubscriptionUpdates, { strict: false });
    const sync = jest
      .spyOn(updates, 'sync')
      .mockRejectedValueOnce(new ServiceUnavailableException());
    const refunded = await town.eventOf(first, 'charge.refunded');
    expect((await town.send(refunded)).status).toBe(503);
    sync.mockRestore();
    expect((await town.send(refunded)).status).toBe(200);
    await town.care();
    expect(await town.owned(email)).toMatchObject({ state: 'active' });
    expect(await seen(first)).toMatchObject({ status: 'refunded' });
  });
});
