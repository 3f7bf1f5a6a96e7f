/**
 * SQL condition for the subscriptions that a price change applies to; `s` is the subscription. A
 * subscription that has the price already is included when a different price was announced to it in
 * between.
 * @param change SQL of the change's plan, price in cents, and first instant
 */
export function isForSubscription(change: { plan: string; cents: string; at: string }): string {
  return `s.plan = ${change.plan} and s.state = 'active' and s.email is not null
    and s.first_paid_at < ${change.at}
    and (s.price_cents <> ${change.cents} or (s.paid_until >= ${change.at} and exists (
      select 1 from price_announcements pending
      join price_changes earlier on earlier.id = pending.change_id
      where pending.subscription_id = s.id and pending.applied_at is null
        and earlier.plan = s.plan and earlier.withdrawn_at is null
        and earlier.cents <> ${change.cents})))`;
}
