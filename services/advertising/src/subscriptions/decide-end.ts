/**
 * Stores in the database that subscriptions must end. `SubscriptionEndings` and the background job end them
 * at Stripe, so that no decision is lost when a process is killed.
 */
import { emailHash } from '@town/service-kit/privacy/email-hash';
import type { EntityManager } from 'typeorm';

/**
 * Stores that a subscription must end. An earlier decision to refund is kept.
 * @param owner if it is given, only this address's subscription: it may have been moved meanwhile
 */
export async function decide(
  manager: EntityManager,
  id: string,
  how: 'end' | 'refund',
  owner: string | null = null,
): Promise<void> {
  await manager.query(
    `update subscriptions set finish = case when finish = 'refund' then finish else $2 end
     where id = $1 and state <> 'ended' and ($3::text is null or email = $3)`,
    [id, how, owner],
  );
}

/**
 * Stores that an account was deleted. The next `decideForDeletedOwners` ends its subscriptions, including
 * those whose payment is reported later.
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

/**
 * SQL condition: whether the account of a subscription `s` was deleted after the subscription came to it.
 * Later purchases belong to a new account, and so does a plan that was accepted later. An account can be deleted
 * while an acceptance is under way; nobody signs in again within seconds.
 */
const isOfDeleted = `d.email_hash = email_hash(s.email)
  and greatest(s.first_paid_at, s.moved_at - interval '10 seconds') <= d.deleted_at`;

/** Whether the account of a subscription was deleted, so that it must end. */
export async function isOfDeletedOwner(manager: EntityManager, id: string): Promise<boolean> {
  const found = await manager.query<unknown[]>(
    `select from subscriptions s join deleted_owners d on ${isOfDeleted} where s.id = $1`,
    [id],
  );
  return found.length > 0;
}

/** Stores that the subscriptions of deleted accounts must end. */
export async function decideForDeletedOwners(manager: EntityManager, now: Date): Promise<void> {
  // No payment is reported that late.
  await manager.query(
    `delete from deleted_owners where deleted_at < $1::timestamptz - interval '60 days'`,
    [now],
  );
  await manager.query(
    `update subscriptions s set finish = 'end' from deleted_owners d
     where ${isOfDeleted} and s.state <> 'ended' and s.finish is null`,
  );
}

/**
 * Stores that subscriptions must end whose payer was erased before they were known, because nobody can
 * manage them. The erasure itself does this for all others.
 */
export async function decideForErasedPayers(manager: EntityManager): Promise<void> {
  await manager.query(
    `update subscriptions set finish = 'end'
     where state <> 'ended' and finish is null and email is null and exists (select 1 from payments
       where payments.subscription_id = subscriptions.id and payments.payer_erased)`,
  );
}

/**
 * SQL condition: whether a full refund of a payment ends a subscription. It does when the subscription has
 * no later payment, because the refunded one pays for the current period.
 * @param payment the name of the payment's row in the query, like `subscription`
 */
export const refundEnds = (payment: string, subscription: string): string =>
  `(${subscription}.state <> 'ended' and not exists (select 1 from payments later
     where later.subscription_id = ${subscription}.id and later.paid_at > ${payment}.paid_at))`;

/** Stores that a subscription must end after the full refund of this payment, if it has no later one. */
export async function decideAfterRefund(manager: EntityManager, paymentId: string): Promise<void> {
  await manager.query(
    `update subscriptions s set finish = coalesce(s.finish, 'end') from payments p
     where p.id = $1 and s.id = p.subscription_id and ${refundEnds('p', 's')}`,
    [paymentId],
  );
}

/**
 * Stores that subscriptions must end after a lost dispute: a payer who disputed a payment must not be
 * charged again.
 * @param paymentId the payment; without it, all payments are checked
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
