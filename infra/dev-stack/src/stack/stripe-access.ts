import type { StripeKeys } from './settings.js';
import { addressOf, type Stack } from './stack.js';

/** The generated secrets from which the payment sandbox's keys are derived. */
export const stripeSecretNames = ['stripe-secret', 'stripe-publishable', 'stripe-webhook'];

/** How the stack reaches Stripe, or the sandbox in its place. */
export interface StripeAccess extends StripeKeys {
  api: string;
  sandbox: boolean;
}

export function stripeAccess(stack: Stack): StripeAccess {
  const { settings, secrets } = stack;
  if (settings.stripe) return { ...settings.stripe, api: 'https://api.stripe.com', sandbox: false };
  return {
    secretKey: `sk_test_${secrets['stripe-secret']}`,
    publishableKey: `pk_test_${secrets['stripe-publishable']}`,
    webhookSecret: `whsec_${secrets['stripe-webhook']}`,
    api: `http://${addressOf(stack, 'stripe-sandbox')}`,
    sandbox: true,
  };
}
