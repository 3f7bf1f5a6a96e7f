import { type Plan, plans } from '@town/contracts/plans/price-list';
import { eventually } from '@town/service-kit/testing/eventually';
import { readJson } from '@town/service-kit/testing/read-json';
import { useSubscriptions } from '../testing/subscriptions-harness.js';

const town = useSubscriptions();

interface Disputed {
  subscription: string;
  payment: string;
  dispute: string;
}

/**
 * Creates a subscription whose first payment is disputed. The service has no report of the dispute yet.
 */
async function disputed(email: string, plan: Plan = plans.monthly): Promise<Disputed> {
  const subscription = await town.buy(plan, email, 'tok_createDispute');
  const [row] = await town.database.query<{ id: string }>(
    'select id from payments where subscription_id = $1',
    [subscription],
  );
  const { data } = await town.stripe.disputes.list({ payment_intent: row!.id });
  return { subscription, payment: row!.id, dispute: data[0]!.id };
}

const decide = (id: string, evidence: 'winning_evidence' | 'losing_evidence') =>
  town.stripe.disputes.update(id, { evidence: { uncategorized_text: evidence } });

/** The stored dispute of a payment. */
async function stored(payment: string): Promise<Record<string, unknown> | null> {
  const [row] = await town.database.query<{ dispute: Record<string, unknown> | null }>(
    'select dispute from payments where id = $1',
    [payment],
  );
  return row!.dispute;
}

const published = async (payment: string) =>
  (await town.events(payment, 'payment-disputed')).map(({ dispute }) => Object(dispute).state);

test('a dispute is recorded and published once, and the subscription continues', async () => {
  const email = 'contests@example.com';
  const { payment, dispute } = await disputed(email);
  const calls = await town.undelivered();
  await Promise.all([...calls, ...calls].map((call) => town.send(call)));
  const { evidence_details: details } = await town.stripe.disputes.retrieve(dispute);
  expect(await stored(payment)).toEqual({
    id: dispute,
    state: 'needs-response',
    amountCents: 4_900,
    reason: 'fraudulent',
    evidenceDueAt: new Date(details.due_by! * 1_000).toISOString(),
  });
  expect(await published(payment)).toEqual(['needs-response']);
  await town.care();
  expect(await town.owned(email)).toMatchObject({ state: 'active' });
});

test('a won dispute changes nothing', async () => {
  const email = 'loses@example.com';
  const { payment, dispute } = await disputed(email);
  await town.deliver();
  await decide(dispute, 'winning_evidence');
  await town.deliver();
  await town.care();
  expect(await stored(payment)).toMatchObject({ state: 'won' });
  expect((await published(payment)).toSorted()).toEqual(['needs-response', 'won']);
  expect(await town.owned(email)).toMatchObject({ state: 'active' });
});

test('a lost dispute counts as a refund and ends the subscription', async () => {
  const email = 'wins@example.com';
  const { subscription, payment, dispute } = await disputed(email);
  const application = await town.apply(payment);
  await decide(dispute, 'losing_evidence');
  const calls = await town.undelivered();
  // The state is always read from Stripe, so the order of the events does not matter.
  await town.deliver(calls.toReversed());
  await Promise.all([town.care(), town.care()]);
  await town.deliver();
  expect(await published(payment)).toContain('lost');
  expect(await town.owned(email)).toMatchObject({ state: 'ended' });
  expect((await town.atStripe(subscription)).status).toBe('canceled');
  expect(await town.events(subscription, 'subscription-ended')).toHaveLength(1);
  const shown = await town.asStaff(`/api/admin/advertisers?q=${application.id}`);
  const refunded = { status: 'refunded', refunded: 49 };
  expect(await shown.json()).toMatchObject([{ payment: refunded }]);
  const listed = await town.asStaff(`/api/admin/payments?q=${payment}&status=refunded`);
  expect(await listed.json()).toMatchObject([{ ...refunded, dispute: { state: 'lost' } }]);
});

/** The responses to a change to the annual plan: to the preview, and to the change itself. */
async function changes(email: string): Promise<[number, string | undefined][]> {
  const answers: [number, string | undefined][] = [];
  for (const preview of [true, false]) {
    const answer = await town.asOwner(email, 'subscription/change', { plan: 'annual', preview });
    answers.push([answer.status, (await readJson<{ message?: string }>(answer)).message]);
  }
  return answers;
}

const contested =
  'A payment for your plan is disputed. You can change the plan once the bank has decided.';

test.each(['reported', 'not reported yet'])(
  'the plan cannot be changed during a dispute, %s',
  async (how) => {
    const email = `undecided-${how.length}@example.com`;
    const { subscription, dispute } = await disputed(email);
    if (how === 'reported') await town.deliver();
    expect(await changes(email)).toEqual([
      [409, contested],
      [409, contested],
    ]);
    expect(await town.owned(email)).toMatchObject({ plan: 'monthly', creditCents: 0 });
    expect(await town.charged(subscription)).toHaveLength(1);
    await decide(dispute, 'winning_evidence');
    if (how === 'reported') await town.deliver();
    expect(await changes(email)).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    expect(await town.owned(email)).toMatchObject({ plan: 'annual' });
  },
);

test('the plan cannot be changed during a dispute about an earlier payment', async () => {
  const email = 'earlier@example.com';
  const { subscription } = await disputed(email);
  await town.repairCard(subscription);
  await town.advance(31, 1);
  await town.deliver();
  expect(await town.charged(subscription)).toHaveLength(2);
  expect(await changes(email)).toEqual([
    [409, contested],
    [409, contested],
  ]);
});

test('the plan cannot be changed after an unreported lost dispute', async () => {
  const email = 'lost@example.com';
  const { dispute } = await disputed(email);
  await decide(dispute, 'losing_evidence');
  const ended = [409, 'This subscription has ended.'];
  expect(await changes(email)).toEqual([ended, ended]);
  await town.care();
  expect(await town.owned(email)).toMatchObject({ state: 'ended' });
});

test('a new card cannot pay an open invoice after a lost dispute, even before the subscription has ended', async () => {
  const email = 'open@example.com';
  const { subscription, dispute } = await disputed(email);
  await town.breakCard(subscription);
  await town.advance(31, 1);
  await town.deliver();
  expect(await town.owned(email)).toMatchObject({ state: 'payment-failed' });
  const setupIntentId = await town.newCard(email);
  await decide(dispute, 'losing_evidence');
  await town.deliver();
  const answer = await town.asOwner(email, 'subscription/card', { setupIntentId });
  expect(answer.status).toBe(409);
  await town.care();
  expect(await town.owned(email)).toMatchObject({ state: 'ended' });
  expect(await town.charged(subscription)).toHaveLength(1);
});

test('a dispute without a webhook request is found, and so is its end', async () => {
  const { payment, dispute } = await disputed('unheard@example.com');
  process.env.PAYMENT_RECONCILIATION_SECONDS = '1';
  const replica = await town.startReplica();
  process.env.PAYMENT_RECONCILIATION_SECONDS = '3600';
  try {
    await eventually(async () => expect(await stored(payment)).not.toBeNull());
    // The end of a dispute is found only by its event, because the payment is older than the listed ones.
    await decide(dispute, 'losing_evidence');
    await eventually(async () => expect(await stored(payment)).toMatchObject({ state: 'lost' }));
  } finally {
    await replica.stop();
  }
});

test('an owner who requests a refund during a dispute gets nothing twice', async () => {
  const email = 'both@example.com';
  const { payment } = await disputed(email, plans.annual);
  await town.deliver();
  // Nothing can be refunded during a dispute.
  expect(await town.owned(email)).toMatchObject({ refundableUntil: null, refundableCents: 0 });
  expect((await town.asOwner(email, 'subscription/refund', {})).ok).toBe(true);
  expect(await town.owned(email)).toMatchObject({ state: 'ended' });
  expect(await town.payments(payment)).toMatchObject([{ refunded_cents: 0 }]);
});
