/** Reads and checks a requested change of a subscription's price. */
import * as z from 'zod/mini';
import { timeFor } from '../clock.js';
import { invalidRequest } from '../http/stripe-error.js';
import type { Sandbox } from '../sandbox.js';
import { changePrice, itemOf, type PriceChange } from './billing-amounts.js';
import type { Price, Subscription } from './billing-objects.js';

export const prorationBehavior = z.enum(['always_invoice', 'none'], {
  error: 'The sandbox knows only proration_behavior: always_invoice and none.',
});

interface Proration {
  behavior: z.output<typeof prorationBehavior>;
  /** The proration date of the caller; the current time if undefined. */
  date: number | undefined;
  /** The name of the date's parameter. */
  param: string;
}

/** @throws StripeError if the date is outside the current period, or given without proration */
export function priceChange(
  subscription: Subscription,
  price: Price,
  { behavior, date, param }: Proration,
  sandbox: Sandbox,
): PriceChange {
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
  if (date !== undefined && (behavior === 'none' || date < start || date >= end)) {
    throw invalidRequest(
      'The proration date must be within the current period, and proration_behavior must not be none.',
      { param },
    );
  }
  const at = timeFor(subscription.customer, sandbox);
  const { lines } = sandbox.find('invoice', subscription.latest_invoice);
  // The lines before it are credit.
  const charged = lines.data.findLast(({ amount }) => amount > 0);
  if (!charged) throw new Error(`Invoice ${subscription.latest_invoice} charges nothing`);
  const prorateFrom = behavior === 'none' ? null : (date ?? at);
  return changePrice(subscription, { price, at, prorateFrom, charged });
}
