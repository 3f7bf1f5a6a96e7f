import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { type RunningSandbox, startSandbox } from './start-sandbox.js';

// With the secret key of a Stripe account in test mode, the same tests run against Stripe.
const key = process.env.STRIPE_TEST_SECRET_KEY;
if (key && !key.startsWith('sk_test_'))
  throw new Error('STRIPE_TEST_SECRET_KEY must be a test key');

let sandbox: RunningSandbox | undefined;
let stripe: Stripe;
let clientWith: (key: string) => Stripe;

beforeAll(async () => {
  if (!key) sandbox = await startSandbox();
  const { hostname, port } = new URL(sandbox?.url ?? 'https://api.stripe.com');
  const place = sandbox ? { host: hostname, port, protocol: 'http' as const } : {};
  clientWith = (secret) => new Stripe(secret, { ...place, maxNetworkRetries: 0, telemetry: false });
  stripe = clientWith(key ?? 'sk_test_conformance');
});
afterAll(() => sandbox?.stop());

const order = {
  amount: 4_900,
  currency: 'usd',
  allowed_payment_method_types: ['card' as const],
  metadata: { test: 'conformance' },
};
const return_url = 'https://shop.example/done';

const begin = (more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create({ ...order, ...more });
/** Creates a PaymentIntent with a parameter that the types forbid. */
const beginWrong = (more: object) => begin(more);
const pay = (id: string, payment_method = 'pm_card_visa') =>
  stripe.paymentIntents.confirm(id, { payment_method, return_url });

/** The error of a call that must be refused. */
async function failure(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('The call was not refused');
}

test('a PaymentIntent is created, paid and retrieved', async () => {
  const begun = await begin({ receipt_email: 'ann@example.com' });
  expect(begun).toMatchObject({
    object: 'payment_intent',
    amount: 4_900,
    amount_received: 0,
    allowed_payment_method_types: ['card'],
    client_secret: expect.stringMatching(new RegExp(`^${begun.id}_secret_\\w+$`)),
    currency: 'usd',
    latest_charge: null,
    livemode: false,
    metadata: { test: 'conformance' },
    next_action: null,
    payment_method_types: ['card'],
    receipt_email: 'ann@example.com',
    status: 'requires_payment_method',
  });
  const paid = await pay(begun.id);
  expect(paid).toMatchObject({ id: begun.id, status: 'succeeded', amount_received: 4_900 });
  const read = await stripe.paymentIntents.retrieve(begun.id, {
    expand: ['latest_charge', 'payment_method'],
  });
  expect(read).toMatchObject({
    status: 'succeeded',
    latest_charge: {
      object: 'charge',
      amount: 4_900,
      amount_refunded: 0,
      captured: true,
      paid: true,
      payment_intent: begun.id,
      refunded: false,
      status: 'succeeded',
      payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
    },
    payment_method: { object: 'payment_method', type: 'card', card: { last4: '4242' } },
  });
});

test.each([
  ['pm_card_chargeDeclined', 'card_declined', 'generic_decline', 'Your card was declined.'],
  [
    'pm_card_chargeDeclinedInsufficientFunds',
    'card_declined',
    'insufficient_funds',
    'Your card has insufficient funds.',
  ],
  ['pm_card_chargeDeclinedExpiredCard', 'expired_card', undefined, 'Your card has expired.'],
  [
    'pm_card_chargeDeclinedIncorrectCvc',
    'incorrect_cvc',
    undefined,
    "Your card's security code is incorrect.",
  ],
])('%s is refused, and the payment can be retried', async (card, code, decline, message) => {
  const { id } = await begin();
  const error = await failure(pay(id, card));
  expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
  expect(error).toMatchObject({ statusCode: 402, code, message });
  if (decline) expect(error.decline_code).toBe(decline);
  expect(error.payment_intent).toMatchObject({ id, status: 'requires_payment_method' });
  const read = await stripe.paymentIntents.retrieve(id);
  expect(read.last_payment_error).toMatchObject({ code, message, type: 'card_error' });
  expect((await pay(id)).status).toBe('succeeded');
});

test('a payment with a card that needs 3-D Secure waits for the cardholder', async () => {
  const { id } = await begin();
  const waiting = await pay(id, 'pm_card_threeDSecure2Required');
  expect(waiting).toMatchObject({
    status: 'requires_action',
    amount_received: 0,
    next_action: {
      type: 'redirect_to_url',
      redirect_to_url: { return_url, url: expect.stringMatching(/^https?:/) },
    },
  });
});

test.each<[string, () => Promise<unknown>, object]>([
  [
    'a PaymentIntent that does not exist',
    () => stripe.paymentIntents.retrieve('pi_3QNotThere'),
    {
      statusCode: 404,
      code: 'resource_missing',
      param: 'intent',
      message: "No such payment_intent: 'pi_3QNotThere'",
    },
  ],
  [
    'a missing amount',
    () => beginWrong({ amount: undefined }),
    { statusCode: 400, code: 'parameter_missing', param: 'amount' },
  ],
  [
    'an amount that is no number',
    () => beginWrong({ amount: 'many' }),
    {
      statusCode: 400,
      code: 'parameter_invalid_integer',
      param: 'amount',
      message: 'Invalid integer: many',
    },
  ],
  [
    'an amount that is too small',
    () => begin({ amount: 49 }),
    { statusCode: 400, code: 'amount_too_small' },
  ],
  [
    'an unknown parameter',
    () => beginWrong({ colour: 'red' }),
    {
      statusCode: 400,
      code: 'parameter_unknown',
      param: 'colour',
      message: 'Received unknown parameter: colour',
    },
  ],
  [
    'a payment method that does not exist',
    () => begin().then(({ id }) => pay(id, 'pm_card_nobodys')),
    { code: 'resource_missing', param: 'payment_method' },
  ],
])('%s is refused as an invalid request', async (_, call, expected) => {
  const error = await failure(call());
  expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
  expect(error).toMatchObject(expected);
});

test('a wrong key is refused, and the error does not show it', async () => {
  const error = await failure(clientWith('sk_live_of_nobody_at_all').paymentIntents.list());
  expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
  expect(error.statusCode).toBe(401);
  expect(error.message).toMatch(/^Invalid API Key provided: .*\*/);
  expect(error.message).not.toContain('sk_live_of_nobody_at_all');
});

test('a repeated request with the same idempotency key gets the first response, and other parameters are refused', async () => {
  const idempotencyKey = randomUUID();
  const first = await stripe.paymentIntents.create(order, { idempotencyKey });
  const second = await stripe.paymentIntents.create(order, { idempotencyKey });
  expect(second.id).toBe(first.id);
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
  const other = stripe.paymentIntents.create({ ...order, amount: 5_000 }, { idempotencyKey });
  const error = await failure(other);
  expect(error).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  expect(error.statusCode).toBe(400);
});

test('a paid PaymentIntent can be neither paid again nor canceled', async () => {
  const { id } = await begin();
  await pay(id);
  for (const call of [pay(id), stripe.paymentIntents.cancel(id)]) {
    const error = await failure(call);
    expect(error).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
  }
});

test('a canceled PaymentIntent cannot be paid', async () => {
  const { id } = await begin();
  const canceled = await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
  expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
  expect(await failure(pay(id))).toMatchObject({ code: 'payment_intent_unexpected_state' });
});

test('a payment can be refunded in parts, up to the amount that was paid', async () => {
  const { id } = await begin();
  await pay(id);
  const part = await stripe.refunds.create({ payment_intent: id, amount: 1_000 });
  expect(part).toMatchObject({ object: 'refund', amount: 1_000, payment_intent: id });
  expect(await stripe.refunds.retrieve(part.id)).toMatchObject({ id: part.id, amount: 1_000 });
  const tooMuch = await failure(stripe.refunds.create({ payment_intent: id, amount: 4_000 }));
  expect(tooMuch.message).toMatch(/greater than unrefunded amount on charge \(\$39\.00\)/);
  await stripe.refunds.create({ payment_intent: id });
  const { latest_charge } = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  expect(latest_charge).toMatchObject({ amount_refunded: 4_900, refunded: true });
  expect(await failure(stripe.refunds.create({ payment_intent: id }))).toMatchObject({
    code: 'charge_already_refunded',
  });
  const { data } = await stripe.refunds.list({ payment_intent: id });
  expect(data.map(({ amount }) => amount)).toEqual([3_900, 1_000]);
});

test('an unpaid PaymentIntent cannot be refunded', async () => {
  const { id } = await begin();
  expect((await failure(stripe.refunds.create({ payment_intent: id }))).statusCode).toBe(400);
});

test('PaymentIntents are listed page by page, newest first', async () => {
  const first = await begin();
  const later = [await begin(), await begin(), await begin()].map(({ id }) => id);
  const since = { created: { gte: first.created } };
  const page = await stripe.paymentIntents.list({ ...since, limit: 2 });
  expect(page).toMatchObject({ object: 'list', has_more: true, url: '/v1/payment_intents' });
  expect(page.data.map(({ id }) => id)).toEqual(later.slice(-2).reverse());
  const all: string[] = [];
  for await (const { id } of stripe.paymentIntents.list({ ...since, limit: 2 })) all.push(id);
  expect(all.slice(0, 4)).toEqual([...later.reverse(), first.id]);
  const before = await stripe.paymentIntents.list({ created: { lt: first.created }, limit: 100 });
  expect(before.data.map(({ id }) => id)).not.toContain(first.id);
  expect(await failure(stripe.paymentIntents.list({ limit: 101 }))).toMatchObject({
    param: 'limit',
  });
});

test('a list expands charges on request', async () => {
  const { id, created } = await begin();
  await pay(id);
  const { data } = await stripe.paymentIntents.list({
    created: { gte: created },
    expand: ['data.latest_charge'],
  });
  const listed = data.find((intent) => intent.id === id);
  expect(listed?.latest_charge).toMatchObject({ object: 'charge', paid: true });
});

test('metadata is added and removed', async () => {
  const { id } = await begin();
  const changed = await stripe.paymentIntents.update(id, {
    metadata: { test: '', other: 'a b&c' },
  });
  expect(changed.metadata).toEqual({ other: 'a b&c' });
});
