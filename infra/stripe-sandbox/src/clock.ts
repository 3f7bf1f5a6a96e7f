/** Time, which a test clock stops for the customers that belong to it. */
import { now } from './new-id.js';
import type { Sandbox } from './sandbox.js';

/** Seconds in a day. */
export const secondsPerDay = 24 * 60 * 60;

/** The time of a clock in seconds; without one it is the machine's. */
export function timeAt(clock: string | null | undefined, sandbox: Sandbox): number {
  const found = clock ? sandbox.store.get('test_helpers.test_clock', clock) : undefined;
  return found?.frozen_time ?? now();
}

/** The time for a customer. */
export function timeFor(customer: string | null, sandbox: Sandbox): number {
  return timeAt(sandbox.store.get('customer', customer ?? '')?.test_clock, sandbox);
}

/**
 * The end of a period that begins at `start`. Like Stripe it keeps the anchor's day of the month, or
 * takes the last day of a shorter month.
 */
export function periodEnd(start: number, anchor: number, interval: 'month' | 'year'): number {
  const from = new Date(start * 1_000);
  const anchored = new Date(anchor * 1_000);
  const months = interval === 'month' ? 1 : 12;
  const end = new Date(from);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(anchored.getUTCDate(), last));
  return end.getTime() / 1_000;
}
