import Stripe from 'stripe';
import { runningStack } from './staff';

/** The payment sandbox of the tested stack, with the key of its account. */
export function sandboxAccount(): Stripe {
  const { hostname, port } = new URL(runningStack().stripe.api);
  return new Stripe('sk_test_of_the_tests', { host: hostname, port, protocol: 'http' });
}
