import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portOf } from '@town/process-kit/port-of';
import { eventually } from '@town/service-kit/testing/eventually';
import Stripe from 'stripe';
import { type RunningSandbox, startSandbox } from './start-sandbox.js';

const secret = 'whsec_of_the_tests';
let folder: string;
let file: string;
let sandbox: RunningSandbox;
let shop: Server;
/** The deliveries to the shop's webhook, and whether it accepts them. */
let delivered: { body: string; signature: string; taken: boolean }[];
let takes: () => boolean;

beforeEach(async () => {
  delivered = [];
  takes = () => true;
  folder = await mkdtemp(join(tmpdir(), 'town-sandbox-'));
  file = join(folder, 'objects.jsonl');
  shop = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const taken = takes();
      delivered.push({ body, signature: String(request.headers['stripe-signature']), taken });
      response.writeHead(taken ? 200 : 500).end();
    });
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  sandbox = await start();
});

afterEach(async () => {
  await sandbox.stop();
  shop.closeAllConnections();
  await new Promise((resolve) => shop.close(resolve));
  await rm(folder, { recursive: true });
});

function start(port = 0): Promise<RunningSandbox> {
  const url = `http://127.0.0.1:${portOf(shop)}/webhook`;
  return startSandbox({ file, port, webhook: { url, secret } });
}

function client(): Stripe {
  const { hostname, port } = new URL(sandbox.url);
  return new Stripe('sk_test_1', { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 });
}

/** Requests as a browser sends them: with the publishable key, at the path of the gateway. */
async function fromBrowser(method: string, path: string, params: Record<string, string>) {
  const form = new URLSearchParams({ key: 'pk_test_1', ...params });
  const url = `${sandbox.url}/browser/v1/${path}`;
  const response =
    method === 'GET' ? await fetch(`${url}?${form}`) : await fetch(url, { method, body: form });
  const body: Record<string, unknown> & { error?: { code?: string } } = JSON.parse(
    await response.text(),
  );
  return { status: response.status, body };
}

const order = { amount: 4_900, currency: 'usd', metadata: { secret: 'of the shop' } };
const card = {
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': '4242424242424242',
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': '34',
  'payment_method_data[card][cvc]': '123',
};

test('a browser pays with a client secret and sees no private data of the shop', async () => {
  const { id, client_secret } = await client().paymentIntents.create(order);
  const paid = await fromBrowser('POST', `payment_intents/${id}/confirm`, {
    client_secret: client_secret!,
    ...card,
  });
  expect(paid).toMatchObject({ status: 200, body: { id, status: 'succeeded' } });
  expect(paid.body).not.toHaveProperty('metadata');
  expect(paid.body).not.toHaveProperty('latest_charge');
});

test.each([
  ['POST', 'payment_intents', 403, 'secret_key_required'],
  ['GET', 'payment_intents', 403, 'secret_key_required'],
  ['GET', 'events', 403, 'secret_key_required'],
  ['POST', 'refunds', 403, 'secret_key_required'],
])('a publishable key is refused for %s %s', async (method, path, status, code) => {
  const answer = await fromBrowser(method, path, {});
  expect(answer).toMatchObject({ status, body: { error: { code } } });
});

test('a browser needs the right client secret', async () => {
  const { id, client_secret } = await client().paymentIntents.create(order);
  const ask = (params: Record<string, string>) =>
    fromBrowser('GET', `payment_intents/${id}`, params);
  expect((await ask({})).body.error?.code).toBe('parameter_missing');
  const ofSameLength = client_secret!.replace(/.$/, 'é');
  for (const guessed of [`${id}_secret_guessed`, ofSameLength]) {
    expect((await ask({ client_secret: guessed })).body.error?.code).toBe(
      'payment_intent_invalid_parameter',
    );
  }
});

test('a secret key is refused at the path for browsers', async () => {
  const response = await fetch(`${sandbox.url}/browser/v1/payment_intents`, {
    headers: { Authorization: 'Bearer sk_test_1' },
  });
  expect(response.status).toBe(403);
});

test.each([
  ['complete', 200, 'succeeded'],
  ['fail', 200, 'requires_payment_method'],
])('3-D Secure with the result "%s"', async (outcome, status, expected) => {
  const { id, client_secret } = await client().paymentIntents.create(order);
  const confirmed = await client().paymentIntents.confirm(id, {
    payment_method: 'pm_card_threeDSecure2Required',
    use_stripe_sdk: true,
  });
  expect(confirmed).toMatchObject({
    status: 'requires_action',
    next_action: { type: 'use_stripe_sdk' },
  });
  const answer = await fromBrowser('POST', '3ds2/authenticate', {
    payment_intent: id,
    client_secret: client_secret!,
    outcome,
  });
  expect(answer).toMatchObject({ status, body: { status: expected } });
});

test.each([
  ['complete', 'succeeded', 'succeeded'],
  ['fail', 'failed', 'requires_payment_method'],
])('a 3-D Secure page with the answer %s redirects to the shop', async (outcome, said, status) => {
  const { id } = await client().paymentIntents.create(order);
  const { next_action } = await client().paymentIntents.confirm(id, {
    payment_method: 'pm_card_threeDSecure2Required',
    return_url: 'https://shop.example/done?a=1',
  });
  const { url } = next_action!.redirect_to_url!;
  expect(await (await fetch(url!)).text()).toContain('Complete authentication');
  const back = await fetch(url!, {
    method: 'POST',
    body: new URLSearchParams({ outcome }),
    redirect: 'manual',
  });
  expect(back.headers.get('location')).toMatch(
    new RegExp(`^https://shop.example/done\\?a=1&payment_intent=${id}&.*redirect_status=${said}$`),
  );
  expect((await client().paymentIntents.retrieve(id)).status).toBe(status);
});

test.each([
  ['4242424242424241', 'incorrect_number'],
  ['4000000000000069', 'expired_card'],
  ['4111111111111111', 'card_declined'],
])('the card %s is refused: %s', async (number, code) => {
  const { id, client_secret } = await client().paymentIntents.create(order);
  const answer = await fromBrowser('POST', `payment_intents/${id}/confirm`, {
    client_secret: client_secret!,
    ...card,
    'payment_method_data[card][number]': number,
  });
  expect(answer).toMatchObject({ status: 402, body: { error: { code } } });
});

test('no card number is stored, and only the owner can read the file', async () => {
  const { id, client_secret } = await client().paymentIntents.create(order);
  await fromBrowser('POST', `payment_intents/${id}/confirm`, {
    client_secret: client_secret!,
    ...card,
  });
  const kept = await readFile(file, 'utf8');
  expect(kept).toContain('"last4":"4242"');
  expect(kept).not.toContain('4242424242424242');
  expect((await stat(file)).mode & 0o077).toBe(0);
});

test('every event is delivered to the webhook, with a signature that Stripe’s SDK accepts', async () => {
  const { id } = await client().paymentIntents.create(order);
  await client().paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  await client().refunds.create({ payment_intent: id });
  const types = () => delivered.map(({ body }) => JSON.parse(body).type).sort();
  await eventually(() =>
    expect(types()).toEqual([
      'charge.refunded',
      'charge.succeeded',
      'payment_intent.created',
      'payment_intent.succeeded',
      'refund.created',
    ]),
  );
  for (const { body, signature } of delivered) {
    expect(Stripe.webhooks.constructEvent(body, signature, secret).object).toBe('event');
  }
});

test('a failed delivery is retried, even after a restart', async () => {
  takes = () => false;
  const { id } = await client().paymentIntents.create(order);
  const about = () => delivered.filter(({ body }) => JSON.parse(body).data.object.id === id);
  await eventually(() => about().length >= 2);
  await sandbox.stop();
  takes = () => true;
  sandbox = await start();
  await eventually(() => about().some(({ taken }) => taken));
  await eventually(async () => {
    const [event] = (await client().events.list({ type: 'payment_intent.created' })).data;
    expect(event?.pending_webhooks).toBe(0);
  });
});

test('a restart loses nothing, and a half-written line does no harm', async () => {
  const options = { idempotencyKey: 'one' };
  const { id } = await client().paymentIntents.create(order, options);
  await client().paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  await sandbox.stop();
  const { appendFile } = await import('node:fs/promises');
  await appendFile(file, '{"id":"pi_half');
  sandbox = await start();
  expect((await client().paymentIntents.create(order, options)).id).toBe(id);
  expect((await client().paymentIntents.retrieve(id)).status).toBe('succeeded');
});

test('a body that is too large is refused', async () => {
  const response = await fetch(`${sandbox.url}/v1/payment_intents`, {
    method: 'POST',
    body: `description=${'x'.repeat(200 * 1024)}`,
    headers: { Authorization: 'Bearer sk_test_1' },
  });
  expect(response.status).toBe(413);
});

test('a stored card can pay, and every resulting object can be read by its id', async () => {
  const stripe = client();
  const stored = await stripe.paymentMethods.create({ type: 'card', card: { token: 'tok_visa' } });
  expect(await stripe.paymentMethods.retrieve(stored.id)).toMatchObject({
    card: { last4: '4242' },
  });
  expect(JSON.stringify(stored)).not.toContain('behaviour');
  const paid = await stripe.paymentIntents.create({
    ...order,
    payment_method: stored.id,
    confirm: true,
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  });
  const chargeId = String(paid.latest_charge);
  expect(await stripe.charges.retrieve(chargeId)).toMatchObject({ amount: 4_900, paid: true });
  const [event] = (await stripe.events.list({ type: 'payment_intent.succeeded' })).data;
  expect(await stripe.events.retrieve(event?.id ?? '')).toMatchObject({
    data: { object: { id: paid.id } },
  });
});

test('a key is also accepted by Basic authentication, as with curl', async () => {
  const key = Buffer.from('sk_test_1:').toString('base64');
  const answer = await fetch(`${sandbox.url}/v1/payment_intents`, {
    headers: { Authorization: `Basic ${key}` },
  });
  expect(answer.status).toBe(200);
});
