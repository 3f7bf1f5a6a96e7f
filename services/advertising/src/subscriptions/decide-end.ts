/**
 * Notes in the database that subscriptions have to end. `SubscriptionEndings` and the background job
 * do it at Stripe, so a process that is killed after the decision leaves nothing undone.
 */
import type { EntityManager } from 'typeorm';

/** Notes that a subscription has to end. A refund that was decided stays one. */
export async function decide(
  manager: EntityManager,
  id: string,
  how: 'end' | 'refund',
): Promise<void> {
  await manager.query(
    `update subscriptions set finish = case when finish = 'refund' then finish else $2 end
     where id = $1 and state <> 'ended'`,
    [id, how],
  );
}

/**
 * Notes the end of an owner's subscriptions. What was bought later belongs to a new account.
 * @param until an ISO 8601 instant
 */
export async function decideForOwner(
  manager: EntityManager,
  email: string,
  until: string,
): Promise<void> {
  await manager.query(
    `update subscriptions set finish = coalesce(finish, 'end')
     where email = $1 and state <> 'ended' and first_paid_at <= $2`,
    [email, until],
  );
}

/**
 * SQL: whether a refund of all of a payment ends a subscription. It does where the subscription has
 * no later payment: what was given back is what it runs on.
 * @param payment the name of the payment's row in the query, like `subscription`
 */
export const refundEnds = (payment: string, subscription: string): string =>
  `(${subscription}.state <> 'ended' and not exists (select 1 from payments later
     where later.subscription_id = ${subscription}.id and later.paid_at > ${payment}.paid_at))`;

/** Notes the end of the subscription that a payment pays for, after all of it was given back. */
export async function decideAfterRefund(manager: EntityManager, paymentId: string): Promise<void> {
  await manager.query(
    `update subscriptions s set finish = coalesce(s.finish, 'end') from payments p
     where p.id = $1 and s.id = p.subscription_id and ${refundEnds('p', 's')}`,
    [paymentId],
  );
}
