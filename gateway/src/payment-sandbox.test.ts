import { FakeUpstream } from './testing/fake-upstream.js';
import { GatewayUnderTest } from './testing/gateway-under-test.js';

describe('A gateway beside the payment sandbox', () => {
  const sandbox = new FakeUpstream('stripe-sandbox');
  const gateway = new GatewayUnderTest();
  beforeAll(async () => {
    await sandbox.start();
    await gateway.start({ stripeSandbox: sandbox.address });
  });
  afterAll(async () => {
    await gateway.stop();
    await sandbox.stop();
  });

  it("forwards browsers' requests, marked as such", async () => {
    expect(await gateway.seenOf('/stripe-sandbox/stripe.js')).toMatchObject({
      upstream: 'stripe-sandbox',
      url: '/browser/stripe.js',
    });
    expect(
      await gateway.seenOf('/stripe-sandbox/v1/payment_intents/pi_1/confirm?a=1', {
        method: 'POST',
        body: 'key=pk_test_1',
      }),
    ).toMatchObject({ method: 'POST', url: '/browser/v1/payment_intents/pi_1/confirm?a=1' });
  });

  it('refuses browsers at addresses for servers', async () => {
    for (const path of [
      '/stripe-sandbox/../v1/payment_intents',
      '/stripe-sandbox/%2e%2e/v1/events',
    ]) {
      expect((await gateway.seenOf(path)).upstream).toBe('site');
    }
  });

  it('answers 503 when it is down', async () => {
    const gone = new GatewayUnderTest();
    await gone.start({ stripeSandbox: '127.0.0.1:9' });
    const answer = await gone.ask('/stripe-sandbox/stripe.js');
    await gone.stop();
    expect(answer.status).toBe(503);
  });
});

describe('A gateway of a site that uses Stripe itself', () => {
  const gateway = new GatewayUnderTest();
  beforeAll(() => gateway.start());
  afterAll(() => gateway.stop());

  it('has no payment sandbox', async () => {
    expect(await gateway.seenOf('/stripe-sandbox/stripe.js')).toMatchObject({
      upstream: 'site',
      url: '/stripe-sandbox/stripe.js',
    });
  });
});
