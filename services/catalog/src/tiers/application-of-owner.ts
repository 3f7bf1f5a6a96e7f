import type { EntityManager } from 'typeorm';

/**
 * The application of the business that a new subscription without an application is for. That is the case
 * after a business has changed hands: the new owner buys a plan with another address than the one that
 * applied. Businesses that nobody pays for come first. Null when there are several or none, and when the
 * only one has none, because staff entered it and no application was ever approved with it.
 */
export async function applicationOfOwner(
  manager: EntityManager,
  email: string,
): Promise<string | null> {
  const owned = await manager.query<{ applicationId: string | null; paid: boolean }[]>(
    `select r.content ->> 'applicationId' as "applicationId", exists (
         select from subscriptions_of((r.content ->> 'applicationId')::uuid) s where not s.ended
       ) as paid
     from business_members m join records r on r.id = m.business_id
     where m.email = lower($1) and m.role = 'owner' and r.state <> 'archived'`,
    [email],
  );
  const unpaid = owned.filter(({ paid }) => !paid);
  const [only, ...others] = unpaid.length > 0 ? unpaid : owned;
  return only && others.length === 0 ? only.applicationId : null;
}
