import { readStripeConfig } from './stripe-config.js';

const keys = { STRIPE_SECRET_KEY: 'sk_test_secret', STRIPE_WEBHOOK_SECRET: 'whsec_secret' };

test('a site without keys takes no payments, and one with both does', () => {
  expect(readStripeConfig({})).toBeNull();
  expect(readStripeConfig(keys)).toEqual({
    secretKey: 'sk_test_secret',
    webhookSecrets: ['whsec_secret'],
    apiUrl: undefined,
    reconciliationMs: 300_000,
  });
});

test('webhooks can be signed with several secrets during a rotation', () => {
  const config = readStripeConfig({ ...keys, STRIPE_WEBHOOK_SECRET: 'whsec_new,whsec_old' });
  expect(config?.webhookSecrets).toEqual(['whsec_new', 'whsec_old']);
});

test.each([
  [{ STRIPE_WEBHOOK_SECRET: '' }, /needed together/],
  [{ STRIPE_SECRET_KEY: '' }, /needed together/],
  [{ STRIPE_SECRET_KEY: 'pk_test_secret' }, /STRIPE_SECRET_KEY: must be a secret key/],
  [{ STRIPE_WEBHOOK_SECRET: 'secret' }, /STRIPE_WEBHOOK_SECRET/],
  [{ STRIPE_API_URL: 'stripe' }, /STRIPE_API_URL/],
])('%j is refused without showing a secret', (changes, message) => {
  const read = () => readStripeConfig({ ...keys, ...changes });
  expect(read).toThrow(message);
  expect(read).not.toThrow(/_secret/);
});
