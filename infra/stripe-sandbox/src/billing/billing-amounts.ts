/** The amounts that a subscription charges for its periods, and for a change of its price. */

import { dollars } from '../dollars.js';
import { periodEnd } from '../time.js';
import type { BillLine } from './bill-lines.js';
import type { Price, Subscription, SubscriptionItem } from './billing-objects.js';

/** The subscription's only item: the sandbox supports no others. */
export function itemOf(subscription: Subscription): SubscriptionItem {
  return subscription.items.data[0]!;
}

/** The line of a whole period. */
export function periodLine(price: Price, start: number, end: number): BillLine {
  return {
    amount: price.unit_amount,
    description: `1 × (at ${dollars(price.unit_amount)} / ${price.recurring.interval})`,
    period: { start, end },
  };
}

/** A change of a subscription's price: the lines to charge, and the new current period. */
export interface PriceChange {
  lines: BillLine[];
  start: number;
  end: number;
}

/** How a price is changed. */
interface PriceChangeTerms {
  price: Price;
  at: number;
  /** The time from which the rest of the old period is credited; null for no proration. */
  prorateFrom: number | null;
  /** The line that was charged for the period. */
  charged: BillLine;
}

/**
 * Computes a price change. A different interval starts a new period now; the same interval keeps the
 * period. As in Stripe's flexible billing mode, the credit is computed from the amount charged, not from
 * the item's price.
 */
export function changePrice(
  subscription: Subscription,
  { price, at, prorateFrom, charged }: PriceChangeTerms,
): PriceChange {
  const item = itemOf(subscription);
  const { current_period_start: start, current_period_end: end } = item;
  const prorated = prorateFrom !== null;
  const rest = { start: prorateFrom ?? at, end };
  const left = (end - rest.start) / (end - start);
  const unused = (end - rest.start) / (charged.period.end - charged.period.start);
  const credit = {
    amount: -Math.round(charged.amount * unused),
    description: 'Unused time',
    period: rest,
  };
  if (price.recurring.interval === item.price.recurring.interval) {
    const amount = Math.round(price.unit_amount * left);
    const remaining = { amount, description: 'Remaining time', period: rest };
    return { lines: prorated ? [credit, remaining] : [], start, end };
  }
  const newEnd = periodEnd(at, at, price.recurring.interval);
  const whole = periodLine(price, at, newEnd);
  return { lines: prorated ? [credit, whole] : [whole], start: at, end: newEnd };
}
