/** Responses to owners when Stripe becomes unavailable in the middle of a change. */
import { randomUUID } from 'node:crypto';
import { ServiceUnavailableException } from '@nestjs/common';
import { answerLost } from '@town/contracts/api/answer-lost';
import { plans } from '@town/contracts/plans/price-list';
import { useSubscriptions } from '../testing/subscriptions-harness.js';
import { BillingProvider } from './billing-provider.js';

const town = useSubscriptions();
const newOwner = () => `owner-${randomUUID()}@example.com`;
const provider = () => town.service.app.get(BillingProvider, { strict: false });

/** The response to a request when Stripe answers only this many reads of a subscription. */
async function told(questions: number, call: () => Promise<Response>) {
  const { find } = provider();
  let left = questions;
  provider().find = (id) => {
    left -= 1;
    return left < 0 ? Promise.reject(new ServiceUnavailableException()) : find.call(provider(), id);
  };
  try {
    const answer = await call();
    return { status: answer.status, type: Object(await answer.json()).type };
  } finally {
    provider().find = find;
  }
}
const toldOwner = (questions: number, email: string, call: string, body: object = {}) =>
  told(questions, () => town.asOwner(email, `subscription/${call}`, body));
const mayBeDone = { status: 503, type: answerLost };
const isNotDone = { status: 503, type: 'about:blank' };

test('a change of plan that was made and paid is not reported as failed', async () => {
  const email = newOwner();
  const id = await town.buy(plans.monthly, email);
  expect(await toldOwner(1, email, 'change', { plan: 'annual' })).toEqual(mayBeDone);
  await town.deliver();
  expect(await town.owned(email)).toMatchObject({ plan: 'annual' });
  expect(await town.charged(id)).toHaveLength(2);
});

test('a change of plan whose response was lost is not reported as failed', async () => {
  const email = newOwner();
  await town.buy(plans.monthly, email);
  const { change } = provider();
  provider().change = async (...given) => {
    await change.apply(provider(), given);
    throw new ServiceUnavailableException();
  };
  try {
    expect(await toldOwner(1, email, 'change', { plan: 'annual' })).toEqual(mayBeDone);
  } finally {
    provider().change = change;
  }
});

test('a cancellation, or its undo, that was made is not reported as failed', async () => {
  const email = newOwner();
  await town.buy(plans.monthly, email);
  expect(await toldOwner(1, email, 'cancel')).toEqual(mayBeDone);
  await town.deliver();
  expect(await town.owned(email)).toMatchObject({ state: 'ending' });
  expect(await toldOwner(1, email, 'resume')).toEqual(mayBeDone);
  await town.deliver();
  expect(await town.owned(email)).toMatchObject({ state: 'active' });
});

test('a refund that was made is not reported as failed', async () => {
  const email = newOwner();
  const id = await town.buy(plans.annual, email);
  expect(await toldOwner(0, email, 'refund')).toEqual(mayBeDone);
  await town.care();
  expect(await town.charged(id)).toEqual([{ cents: 49_500, refunded: 49_500 }]);
  expect(await town.owned(email)).toMatchObject({ state: 'ended' });
});

test('staff who refund a payment do not get a response that says it failed', async () => {
  const id = await town.buy(plans.monthly, newOwner());
  const [payment] = await town.database.query<{ id: string }>(
    'select id from payments where subscription_id = $1',
    [id],
  );
  const call = `/api/admin/payments/${payment!.id}/refund`;
  expect(await told(1, () => town.asStaff(call, { method: 'POST' }))).toEqual(mayBeDone);
  expect(await town.charged(id)).toEqual([{ cents: 4_900, refunded: 4_900 }]);
  await town.care();
  expect((await town.atStripe(id)).status).toBe('canceled');
});

test('a new card that is in use is not reported as failed', async () => {
  const email = newOwner();
  await town.buy(plans.monthly, email);
  const setupIntentId = await town.newCard(email, 'pm_card_mastercard');
  expect(await toldOwner(1, email, 'card', { setupIntentId })).toEqual(mayBeDone);
  await town.deliver();
  expect(await town.owned(email)).toMatchObject({ card: { brand: 'mastercard' } });
});

test.each(['cancel', 'resume', 'change', 'card'])(
  'a %s that did not start is reported as not done',
  async (call) => {
    const email = newOwner();
    await town.buy(plans.monthly, email);
    expect(await toldOwner(0, email, call, { plan: 'annual' })).toEqual(isNotDone);
  },
);
