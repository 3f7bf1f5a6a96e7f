import { randomUUID } from 'node:crypto';
import { plans } from '@town/contracts/plans/price-list';
import { readJson } from '@town/service-kit/testing/read-json';
import { usePayments } from '../testing/payments-harness.js';

const payments = usePayments({ settings: { SUBMISSION_LIMIT: 60 } });

const body = { amount: 495, planType: 'Annual Listing', customerEmail: '', customerName: '' };
const begin = (content: unknown, headers?: Record<string, string>) =>
  payments.post('/api/create-payment-intent', content, headers);
const begun = async () => (await payments.stripe.paymentIntents.list({ limit: 100 })).data.length;

test('a payment starts with the plan’s price, and its metadata has site and plan', async () => {
  const response = await begin({ ...body, customerEmail: 'ann@example.com', customerName: 'Pies' });
  expect(response.status).toBe(200);
  const answer = await readJson<{ clientSecret: string }>(response);
  expect(Object.keys(answer)).toEqual(['clientSecret']);
  const intent = await payments.stripe.paymentIntents.retrieve(
    answer.clientSecret.split('_secret_')[0]!,
  );
  expect(intent).toMatchObject({
    amount: 49_500,
    currency: 'usd',
    client_secret: answer.clientSecret,
    payment_method_types: ['card'],
    receipt_email: 'ann@example.com',
    metadata: { site: 'localhost:8080', plan: 'annual', amount: '495', customer_name: 'Pies' },
  });
});

test.each([
  [{ amount: 1 }, 'Amount is not the price of this plan'],
  [{ amount: 49 }, 'Amount is not the price of this plan'],
  [{ amount: -495 }, 'Amount is not the price of this plan'],
  [{ amount: '495' }, 'Amount must be a number'],
  [{ amount: 495.001 }, 'Amount is not the price of this plan'],
  [{ planType: 'Monthly Listing' }, 'Amount is not the price of this plan'],
  [{ planType: 'annual' }, 'Plan must be Monthly Listing or Annual Listing'],
])('a body with %j is refused, and no payment is started', async (changes, message) => {
  const before = await begun();
  const response = await begin({ ...body, ...changes });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ status: 400, errors: [{ message }] });
  expect(await begun()).toBe(before);
});

test('repeated requests with one key, even simultaneous ones, start one payment', async () => {
  const before = await begun();
  const headers = { 'Idempotency-Key': randomUUID() };
  const responses = await Promise.all(Array.from({ length: 10 }, () => begin(body, headers)));
  const answers = await Promise.all(responses.map((response) => response.text()));
  expect(new Set(answers).size).toBe(1);
  expect(responses.every(({ status }) => status === 200)).toBe(true);
  expect(await begun()).toBe(before + 1);
  const other = await begin({ ...body, amount: 49, planType: plans.monthly.name }, headers);
  expect(other.status).toBe(409);
  expect((await begin(body, { 'Idempotency-Key': 'x'.repeat(256) })).status).toBe(400);
});

test('the response is 503 while Stripe is unreachable, and a later request succeeds', async () => {
  const headers = { 'Idempotency-Key': randomUUID() };
  await payments.stopSandbox();
  const refused = await begin(body, headers);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(await refused.json()).toMatchObject({
    detail: 'Payments are not possible for the moment. Please try again in a few minutes.',
  });
  await payments.startSandbox();
  expect((await begin(body, headers)).status).toBe(200);
});

test('one address cannot start more payments than the limit, and others still can', async () => {
  const from = (address: string) => begin(body, { 'X-Real-IP': address });
  const statuses: number[] = [];
  for (let sent = 0; sent < 61; sent += 1) statuses.push((await from('203.0.113.7')).status);
  expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200));
  expect(statuses[60]).toBe(429);
  expect((await from('203.0.113.8')).status).toBe(200);
});

test('the OpenAPI document describes the payment routes', async () => {
  const response = await fetch(`${payments.service.url}/api/advertising/openapi.json`);
  const { paths } = await readJson<{ paths: Record<string, object> }>(response);
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([
      '/api/create-payment-intent',
      '/api/payment-success',
      '/api/stripe/webhook',
    ]),
  );
});
