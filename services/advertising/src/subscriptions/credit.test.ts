import { ServiceUnavailableException } from '@nestjs/common';
import { plans } from '@town/contracts/plans/price-list';
import { PaymentProvider } from '../payments/payment-provider.js';
import { useSubscriptions } from '../testing/subscriptions-harness.js';

const town = useSubscriptions();

/** An owner who changed from the annual to the monthly plan after a fifth of the year. */
async function ownerWithCredit(email: string): Promise<string> {
  const id = await town.buy(plans.annual, email);
  await town.advance(73);
  await town.asOwner(email, 'subscription/change', { plan: 'monthly' });
  return id;
}

test('the credit left by a change of plan is shown until renewals have used it', async () => {
  const email = 'credit@example.com';
  await ownerWithCredit(email);
  expect(await town.owned(email)).toMatchObject({ creditCents: 39_600 - 4_900 });
  await town.advance(31, 1);
  await town.deliver();
  expect(await town.owned(email)).toMatchObject({ creditCents: 39_600 - 2 * 4_900 });
});

const planChanges = (id: string) => town.events(id, 'subscription-plan-changed');

test('a change of plan is reported once, with the previous plan and the credit that is left', async () => {
  const email = 'changes@example.com';
  const id = await ownerWithCredit(email);
  await town.deliver();
  const [changed, ...others] = await planChanges(id);
  expect(others).toEqual([]);
  expect(changed).toMatchObject({
    email,
    plan: 'monthly',
    previousPlan: 'annual',
    priceCents: 4_900,
    creditCents: 34_700,
  });
  await town.asOwner(email, 'subscription/change', { plan: 'annual' });
  await town.deliver();
  expect((await planChanges(id)).at(-1)).toMatchObject({
    plan: 'annual',
    previousPlan: 'monthly',
    creditCents: 0,
  });
});

test('a refused change is not reported', async () => {
  const email = 'refused@example.com';
  const id = await town.buy(plans.monthly, email);
  await town.breakCard(id);
  const answer = await town.asOwner(email, 'subscription/change', { plan: 'annual' });
  expect(answer.ok).toBe(false);
  await town.deliver();
  expect(await planChanges(id)).toEqual([]);
});

test('a cancellation keeps the credit for when it is undone, and pays nothing out', async () => {
  const email = 'leaves@example.com';
  const id = await ownerWithCredit(email);
  const answer = await town.asOwner(email, 'subscription/cancel', {});
  expect(await answer.json()).toMatchObject({ state: 'ending', creditCents: 34_700 });
  expect(await town.events(id, 'subscription-cancelled')).toMatchObject([{ creditCents: 34_700 }]);
  await town.advance(31, 1);
  await town.deliver();
  expect(await town.owned(email)).toMatchObject({ state: 'ended', creditCents: 34_700 });
  expect(await town.charged(id)).toEqual([{ cents: 49_500, refunded: 0 }]);
});

test('the credit of a subscription stored by an older release is read from Stripe', async () => {
  const email = 'older@example.com';
  const id = await ownerWithCredit(email);
  await town.database.query('update subscriptions set credit_cents = null where id = $1', [id]);
  expect(await town.owned(email)).toMatchObject({ creditCents: 0 });
  await town.care();
  expect(await town.owned(email)).toMatchObject({ creditCents: 34_700 });
});

test.each(['reported', 'not reported yet'])(
  'a partly refunded plan is not credited as fully paid, %s',
  async (how) => {
    const email = `partly-${how.length}@example.com`;
    const id = await town.buy(plans.annual, email);
    await town.advance(73);
    const [payment] = await town.database.query<{ id: string }>(
      'select id from payments where subscription_id = $1',
      [id],
    );
    await town.stripe.refunds.create({ payment_intent: payment!.id, amount: 40_000 });
    if (how === 'reported') await town.deliver();
    for (const preview of [true, false]) {
      const refused = await town.asOwner(email, 'subscription/change', {
        plan: 'monthly',
        preview,
      });
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({
        message:
          'A part of what you paid was given back. Please write to us, and we will change your plan.',
      });
    }
    expect(await town.owned(email)).toMatchObject({ plan: 'annual', creditCents: 0 });
    await town.advance(293);
    await town.deliver();
    const changed = await town.asOwner(email, 'subscription/change', { plan: 'monthly' });
    expect(changed.status).toBe(200);
  },
);

test('a change of plan is refused without a charge when its payment was refunded', async () => {
  const email = 'wholly@example.com';
  const id = await town.buy(plans.monthly, email);
  const { data } = await town.stripe.paymentIntents.list({ limit: 1 });
  await town.stripe.refunds.create({ payment_intent: data[0]!.id });
  const refused = await town.asOwner(email, 'subscription/change', { plan: 'annual' });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ message: 'This subscription has ended.' });
  await town.care();
  expect(await town.owned(email)).toMatchObject({ state: 'ended', plan: 'monthly' });
  expect(await town.charged(id)).toEqual([{ cents: 4_900, refunded: 4_900 }]);
});

test('a change of plan is refused without a charge when its payments cannot be read', async () => {
  const email = 'unseen@example.com';
  const id = await town.buy(plans.monthly, email);
  const provider = town.service.app.get(PaymentProvider, { strict: false });
  const find = provider.findPayment;
  provider.findPayment = () => Promise.reject(new ServiceUnavailableException());
  try {
    const failed = await town.asOwner(email, 'subscription/change', { plan: 'annual' });
    expect(failed.status).toBe(503);
  } finally {
    provider.findPayment = find;
  }
  expect((await town.atStripe(id)).items.data[0]?.price.recurring?.interval).toBe('month');
  expect(await town.charged(id)).toEqual([{ cents: 4_900, refunded: 0 }]);
});
