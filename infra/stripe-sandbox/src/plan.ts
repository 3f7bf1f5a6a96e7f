import type { Plan, Price } from './billing-objects.js';

/** A price as Stripe's older interface calls it. */
export function planOf({ id, active, billing_scheme, created, currency, ...price }: Price): Plan {
  const { interval, interval_count, usage_type } = price.recurring;
  return {
    id,
    object: 'plan',
    active,
    amount: price.unit_amount,
    amount_decimal: String(price.unit_amount),
    billing_scheme,
    created,
    currency,
    interval,
    interval_count,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: null,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type,
  };
}
