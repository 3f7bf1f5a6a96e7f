import type { EntityManager } from 'typeorm';

interface PaidBy {
  /** That of the payment, if it has one. */
  applicationId?: string | null;
  /** Stripe's id; null for a payment that belongs to none. */
  subscriptionId: string | null;
}

/**
 * The name in the directory of the business that a subscription or a payment pays for, for mails: it is the name
 * that staff approved, not the one of the form. A subscription without its own application pays for that of its
 * owner's latest one. Null if there is none, or if its approval was undone.
 */
export async function listedName(
  manager: EntityManager,
  { applicationId = null, subscriptionId }: PaidBy,
): Promise<string | null> {
  const [application] = await manager.query<{ name: string | null }[]>(
    `select listed_name as name from advertiser_applications
     where not is_taken_back and id = coalesce($1::uuid, (
       select p.application_id
       from subscriptions s join payments p on p.id = s.first_payment_id
       where p.application_id is not null
         and (s.id = $2 or s.email = (select email from subscriptions where id = $2))
       order by s.id = $2 desc, s.first_paid_at desc limit 1
     ))`,
    [applicationId, subscriptionId],
  );
  return application?.name ?? null;
}
