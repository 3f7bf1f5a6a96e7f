/**
 * Which subscriptions a change of a plan's price is for, as a condition of SQL: `s` is the subscription.
 * @param change SQL of the change's plan, price in cents, and first instant
 */
export function isForSubscription(change: { plan: string; cents: string; at: string }): string {
  return `s.plan = ${change.plan} and s.state = 'active' and s.email is not null
    and s.price_cents <> ${change.cents} and s.first_paid_at < ${change.at}`;
}
