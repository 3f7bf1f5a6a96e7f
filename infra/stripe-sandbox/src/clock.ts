/** The current time. A test clock replaces it for the customers that belong to the clock. */
import { now } from './new-id.js';
import type { Sandbox } from './sandbox.js';

/** The time of a test clock in seconds; without a clock, the machine's time. */
export function timeAt(clock: string | null | undefined, sandbox: Sandbox): number {
  const found = clock ? sandbox.store.get('test_helpers.test_clock', clock) : undefined;
  return found?.frozen_time ?? now();
}

/** The current time for a customer. */
export function timeFor(customer: string | null, sandbox: Sandbox): number {
  return timeAt(sandbox.store.get('customer', customer ?? '')?.test_clock, sandbox);
}
