import type { EntityManager } from 'typeorm';

/**
 * SQL for the name in the directory of the business of an application `a`: the one that it has been given since
 * the approval, or else the one that staff approved. Null if there is none. It needs `joinNames`.
 */
export const listedNameSql = 'coalesce(n.name, a.listed_name)';
export const joinNames = 'left join business_names n on n.business_id = a.business_id';

/**
 * The name in the directory of the business of an application, for mails; not the one of the form, which anyone
 * can type. Null if there is none, or if its approval was undone.
 */
export async function listedName(
  manager: EntityManager,
  applicationId: string | null,
): Promise<string | null> {
  if (!applicationId) return null;
  const [application] = await manager.query<{ name: string | null }[]>(
    `select ${listedNameSql} as name from advertiser_applications a ${joinNames}
     where a.id = $1 and not a.is_taken_back`,
    [applicationId],
  );
  return application?.name ?? null;
}

/** Whether a business has been public, and is not any more, for example because it is in the archive. */
export async function isWithdrawn(
  manager: EntityManager,
  businessId: string | null,
): Promise<boolean> {
  if (!businessId) return false;
  const withdrawn = await manager.query<unknown[]>(
    'select from business_names where business_id = $1 and withdrawn_at is not null',
    [businessId],
  );
  return withdrawn.length > 0;
}
