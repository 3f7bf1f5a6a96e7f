import { plans } from '@town/contracts/plans/price-list';
import { formerWebhookSecret, sign, usePayments } from '../testing/payments-harness.js';

const payments = usePayments();

const succeeded = (id: string) => payments.eventOf(id, 'payment_intent.succeeded');

test('twenty identical webhook requests at once record and publish one payment', async () => {
  const id = await payments.pay(plans.annual, 'ann@example.com');
  const event = await succeeded(id);
  const answers = await Promise.all(Array.from({ length: 20 }, () => payments.send(event)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect((await payments.send(event)).status).toBe(200);
  expect(await payments.payments(id)).toEqual([
    expect.objectContaining({
      amount: 495,
      customer_email: 'ann@example.com',
      recorded_by: 'webhook',
    }),
  ]);
  expect(await payments.events(id)).toHaveLength(1);
});

test('browser and webhook together record one payment, in either order', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, () => payments.pay()));
  await Promise.all(
    ids.flatMap((id) => [
      payments.report(id),
      succeeded(id).then((event) => payments.send(event)),
      payments.report(id),
    ]),
  );
  for (const id of ids) {
    expect(await payments.payments(id)).toEqual([
      expect.objectContaining({ customer_email: 'ann@example.com' }),
    ]);
    expect(await payments.events(id)).toHaveLength(1);
  }
});

test('a request without a recent signature of Stripe is refused and stores nothing', async () => {
  const id = await payments.pay();
  const event = await succeeded(id);
  const sixMinutesAgo = Math.floor(Date.now() / 1000) - 360;
  for (const answer of [
    await payments.send(event, ''),
    await payments.send(event, 't=1,v1=abc'),
    await payments.send(event, 't=1,v1='),
    await payments.send(event, sign(event, 'whsec_of_somebody_else')),
    await payments.send(event, sign(event, undefined, sixMinutesAgo)),
    await payments.send(event.replace('"livemode":false', '"livemode":true '), sign(event)),
    await payments.send('{', sign('{}')),
  ]) {
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ detail: 'The signature is not valid' });
  }
  expect((await payments.send('{', sign('{'))).status).toBe(400);
  expect(await payments.payments(id)).toEqual([]);
});

test.each(['null', '1', '"text"', '[]', '{}', '{"type":"payment_intent.succeeded"}'])(
  'a signed request whose body is %s is refused',
  async (body) => {
    const answer = await payments.send(body, sign(body));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ detail: 'The event could not be read' });
  },
);

test('during a rotation of the signing secret, requests signed with the previous one are accepted', async () => {
  const id = await payments.pay();
  const event = await succeeded(id);
  expect((await payments.send(event, sign(event, formerWebhookSecret))).status).toBe(200);
  expect(await payments.payments(id)).toHaveLength(1);
});

test('events of other sites and other types are accepted and ignored', async () => {
  const intent = await payments.stripe.paymentIntents.create({
    amount: 4_900,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    confirm: true,
  });
  for (const type of ['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded']) {
    expect((await payments.send(await payments.eventOf(intent.id, type))).status).toBe(200);
  }
  expect(await payments.payments(intent.id)).toEqual([]);
});

test('while Stripe’s API is down a signed event is enough to record a payment', async () => {
  const id = await payments.pay();
  const event = await succeeded(id);
  await payments.stopSandbox();
  expect((await payments.send(event)).status).toBe(200);
  expect(await payments.payments(id)).toHaveLength(1);
  await payments.startSandbox();
});

test('refunds are recorded whatever the order of the reports', async () => {
  const id = await payments.pay(plans.annual);
  const paid = await succeeded(id);
  await payments.send(paid);
  await payments.stripe.refunds.create({ payment_intent: id, amount: 10_000 });
  await payments.send(await payments.eventOf(id, 'charge.refunded'));
  expect(await payments.payments(id)).toMatchObject([{ refunded_cents: 10_000 }]);
  await payments.stripe.refunds.create({ payment_intent: id });
  await payments.send(await payments.eventOf(id, 'refund.created'));
  await payments.send(paid);
  expect(await payments.payments(id)).toMatchObject([{ refunded_cents: 49_500 }]);
  expect(await payments.events(id)).toHaveLength(1);
  const refunds = await payments.events(id, 'payment-refunded');
  expect(refunds.map(({ refunded }) => refunded).toSorted()).toEqual([100, 495]);
});

test('refunds are recorded even after the site’s host name has changed', async () => {
  const id = await payments.pay();
  await payments.report(id);
  await payments.stripe.paymentIntents.update(id, { metadata: { site: 'old.example' } });
  await payments.stripe.refunds.create({ payment_intent: id });
  await payments.send(await payments.eventOf(id, 'charge.refunded'));
  expect(await payments.payments(id)).toMatchObject([{ refunded_cents: 4_900 }]);
});

test('a payment that was refunded before it was reported is stored but not published', async () => {
  const id = await payments.pay();
  await payments.stripe.refunds.create({ payment_intent: id });
  await payments.send(await payments.eventOf(id, 'charge.refunded'));
  await payments.send(await succeeded(id));
  expect(await payments.payments(id)).toMatchObject([{ refunded_cents: 4_900 }]);
  expect(await payments.events(id)).toEqual([]);
});

test('a refund that cannot be read from Stripe now is answered with 503, and accepted when repeated', async () => {
  const id = await payments.pay();
  await payments.stripe.refunds.create({ payment_intent: id });
  const event = await payments.eventOf(id, 'charge.refunded');
  await payments.stopSandbox();
  expect((await payments.send(event)).status).toBe(503);
  await payments.startSandbox();
  expect((await payments.send(event)).status).toBe(200);
  expect(await payments.payments(id)).toHaveLength(1);
});

test('an event that is too large or not JSON is refused', async () => {
  const large = JSON.stringify({ text: 'x'.repeat(110 * 1024) });
  expect((await payments.send(large)).status).toBe(413);
  const response = await fetch(`${payments.service.url}/api/stripe/webhook`, {
    method: 'POST',
    body: 'text',
    headers: { 'Content-Type': 'text/plain', 'Stripe-Signature': sign('text') },
  });
  expect(response.status).toBe(415);
});
