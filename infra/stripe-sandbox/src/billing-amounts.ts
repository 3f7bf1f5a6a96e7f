/** What a subscription charges for its periods, and for a change of its price. */
import type { BillLine } from './bill-lines.js';
import type { Price, Subscription, SubscriptionItem } from './billing-objects.js';
import { dollars } from './dollars.js';
import { periodEnd } from './time.js';

/** The one item of a subscription: the sandbox makes no others. */
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

/** Another price of a subscription: what it charges, and the period that it is in then. */
export interface PriceChange {
  lines: BillLine[];
  start: number;
  end: number;
}

/**
 * A change of price. Another interval begins a new period now; the same interval keeps its period.
 * @param prorated whether the rest of the old period is credited
 */
export function changePrice(
  subscription: Subscription,
  price: Price,
  at: number,
  prorated: boolean,
): PriceChange {
  const item = itemOf(subscription);
  const { current_period_start: start, current_period_end: end } = item;
  const left = (end - at) / (end - start);
  const rest = { start: at, end };
  const credit = {
    amount: -Math.round(item.price.unit_amount * left),
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
