import Stripe from 'stripe';
import { type RunningSandbox, startSandbox } from '../start-sandbox.js';

let sandbox: RunningSandbox;
let stripe: Stripe;
beforeAll(async () => {
  sandbox = await startSandbox();
  const { hostname, port } = new URL(sandbox.url);
  stripe = new Stripe('sk_test_disputes', { host: hostname, port, protocol: 'http' });
});
afterAll(() => sandbox.stop());

/** A dispute about a payment with a card that is always disputed. */
async function disputed(): Promise<Stripe.Dispute> {
  const intent = await stripe.paymentIntents.create({
    amount: 4_900,
    currency: 'usd',
    payment_method: 'pm_card_createDispute',
    confirm: true,
    expand: ['latest_charge'],
  });
  expect(intent).toMatchObject({ status: 'succeeded', latest_charge: { disputed: true } });
  const { data } = await stripe.disputes.list({ payment_intent: intent.id });
  expect(data).toHaveLength(1);
  return data[0]!;
}

async function eventsOf(id: string): Promise<string[]> {
  const events = await stripe.events.list({ type: 'charge.dispute.*', limit: 100 });
  return events.data
    .filter(({ data: { object } }) => 'id' in object && object.id === id)
    .map(({ type }) => type)
    .toReversed();
}

test('the charge of the card 4000 0000 0000 0259 is disputed and cannot be refunded', async () => {
  const dispute = await disputed();
  expect(dispute).toMatchObject({
    object: 'dispute',
    amount: 4_900,
    currency: 'usd',
    reason: 'fraudulent',
    status: 'needs_response',
    evidence_details: { due_by: dispute.created + 9 * 24 * 60 * 60, has_evidence: false },
  });
  expect(await stripe.disputes.retrieve(dispute.id)).toMatchObject({ id: dispute.id });
  await expect(
    stripe.refunds.create({ payment_intent: String(dispute.payment_intent) }),
  ).rejects.toMatchObject({ code: 'charge_disputed' });
  expect(await eventsOf(dispute.id)).toEqual(['charge.dispute.created']);
});

test.each([
  ['winning_evidence', 'won'],
  ['losing_evidence', 'lost'],
] as const)('the evidence %s means that the dispute is %s', async (evidence, status) => {
  const { id } = await disputed();
  const decided = await stripe.disputes.update(id, { evidence: { uncategorized_text: evidence } });
  expect(decided.status).toBe(status);
  expect(await eventsOf(id)).toEqual([
    'charge.dispute.created',
    'charge.dispute.updated',
    'charge.dispute.closed',
  ]);
  await expect(stripe.disputes.close(id)).rejects.toMatchObject({ statusCode: 400 });
});

test('other evidence is reviewed, and evidence that is not submitted leaves the status unchanged', async () => {
  const { id } = await disputed();
  const evidence = { uncategorized_text: 'A letter' };
  expect(await stripe.disputes.update(id, { evidence, submit: false })).toMatchObject({
    status: 'needs_response',
    evidence_details: { has_evidence: true, submission_count: 0 },
  });
  expect((await stripe.disputes.update(id, { evidence })).status).toBe('under_review');
});

test('closing a dispute accepts its loss', async () => {
  const { id } = await disputed();
  expect((await stripe.disputes.close(id)).status).toBe('lost');
  await expect(stripe.disputes.retrieve('du_none')).rejects.toMatchObject({ statusCode: 404 });
});

test('a payment whose dispute was won can be refunded', async () => {
  const { id, payment_intent: intent } = await disputed();
  await stripe.disputes.update(id, { evidence: { uncategorized_text: 'winning_evidence' } });
  const refund = await stripe.refunds.create({ payment_intent: String(intent) });
  expect(refund).toMatchObject({ amount: 4_900, status: 'succeeded' });
});
