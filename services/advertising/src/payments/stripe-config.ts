import { ConfigurationError, readConfig } from '@town/process-kit/read-config';
import * as z from 'zod/mini';

const seconds = (fallback: number) =>
  z._default(z.pipe(z.coerce.number(), z.int().check(z.positive())), fallback);

const schema = z.object({
  STRIPE_SECRET_KEY: z.optional(z.string().check(z.regex(/^[sr]k_/, 'must be a secret key'))),
  /** Several secrets, separated by commas, are possible during a rotation. */
  STRIPE_WEBHOOK_SECRET: z.optional(
    z.string().check(z.regex(/^whsec_[^,\s]+(,whsec_[^,\s]+)*$/, 'must be signing secrets')),
  ),
  /** The URL of Stripe's API; by default Stripe itself. Set it to use the payment sandbox. */
  STRIPE_API_URL: z.optional(z.url({ protocol: /^https?$/ })),
  /** A Stripe test clock for every new customer: for rehearsals with a test key only. */
  STRIPE_TEST_CLOCK: z.optional(z.string().check(z.regex(/^clock_\w+$/, 'must be a test clock'))),
  /** How often the reconciliation reads unreported changes from Stripe. */
  PAYMENT_RECONCILIATION_SECONDS: seconds(300),
});

export interface StripeConfig {
  secretKey: string;
  /** The secrets for the signatures of webhook requests; any of them is accepted. */
  webhookSecrets: string[];
  apiUrl: string | undefined;
  testClock: string | undefined;
  reconciliationMs: number;
}

/** Injection token of the configuration; null when the site takes no payments. */
export const STRIPE_CONFIG = Symbol('STRIPE_CONFIG');

/** Reads the keys: both are required, or none when the site takes no payments. */
export function readStripeConfig(env?: NodeJS.ProcessEnv): StripeConfig | null {
  const config = readConfig(schema, env);
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: signing } = config;
  if (!secretKey && !signing) return null;
  if (!secretKey || !signing) {
    throw new ConfigurationError(
      'Invalid configuration: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are needed together',
    );
  }
  return {
    secretKey,
    webhookSecrets: signing.split(','),
    apiUrl: config.STRIPE_API_URL,
    testClock: config.STRIPE_TEST_CLOCK,
    reconciliationMs: config.PAYMENT_RECONCILIATION_SECONDS * 1_000,
  };
}
