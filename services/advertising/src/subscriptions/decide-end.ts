/**
 * Notes in the database that subscriptions have to end. `SubscriptionEndings` and the background job
 * do it at Stripe, so a process that is killed after the decision leaves nothing undone.
 */
import { emailHash } from '@town/service-kit/privacy/email-hash';
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
 * Notes that an account was deleted. Its subscriptions end with the next `decideForDeletedOwners`, also
 * those of which the payment is reported later.
 * @param at an ISO 8601 instant
 */
export async function noteDeletedOwner(
  manager: EntityManager,
  email: string,
  at: string,
): Promise<void> {
  await manager.query(
    `insert into deleted_owners (email_hash, deleted_at) values ($1, $2)
     on conflict (email_hash)
       do update set deleted_at = greatest(deleted_owners.deleted_at, excluded.deleted_at)`,
    [emailHash(email), at],
  );
}

/** Notes the end of what deleted accounts had. What was bought later belongs to a new account. */
export async function decideForDeletedOwners(manager: EntityManager, now: Date): Promise<void> {
  // Nothing is reported as late as that.
  await manager.query(
    `delete from deleted_owners where deleted_at < $1::timestamptz - interval '60 days'`,
    [now],
  );
  await manager.query(
    `update subscriptions s set finish = 'end' from deleted_owners d
     where d.email_hash = email_hash(s.email) and s.first_paid_at <= d.deleted_at
       and s.state <> 'ended' and s.finish is null`,
  );
}

/**
 * Notes the end of subscriptions whose payer was erased before they were known: nobody can manage them.
 * The erasure itself has the others end.
 */
export async function decideForErasedPayers(manager: EntityManager): Promise<void> {
  await manager.query(
    `update subscriptions set finish = 'end'
     where state <> 'ended' and finish is null and email is null and exists (select 1 from payments
       where payments.subscription_id = subscriptions.id and payments.payer_erased)`,
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

/**
 * Notes the end of subscriptions of which the bank has taken a payment back: a payer who asked for that
 * must not be charged again.
 * @param paymentId the payment; without it, all payments are looked at
 */
export async function decideAfterLostDispute(
  manager: EntityManager,
  paymentId: string | null = null,
): Promise<void> {
  await manager.query(
    `update subscriptions s set finish = 'end' from payments p
     where p.subscription_id = s.id and p.dispute ->> 'state' = 'lost'
       and ($1::text is null or p.id = $1) and s.state <> 'ended' and s.finish is null`,
    [paymentId],
  );
}
