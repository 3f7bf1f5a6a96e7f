/** Time, which a test clock stops for the customers that belong to it. */
import { now } from './new-id.js';
import type { Sandbox } from './sandbox.js';

/** The time of a clock in seconds; without one it is the machine's. */
export function timeAt(clock: string | null | undefined, sandbox: Sandbox): number {
  const found = clock ? sandbox.store.get('test_helpers.test_clock', clock) : undefined;
  return found?.frozen_time ?? now();
}

/** The time for a customer. */
export function timeFor(customer: string | null, sandbox: Sandbox): number {
  return timeAt(sandbox.store.get('customer', customer ?? '')?.test_clock, sandbox);
}
