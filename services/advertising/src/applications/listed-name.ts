import type { EntityManager } from 'typeorm';

/**
 * The name in the directory of the business of an application, for mails: it is the name that staff approved,
 * not the one of the form, or the one that the business has been given since. Null if there is none, or if
 * its approval was undone.
 */
export async function listedName(
  manager: EntityManager,
  applicationId: string | null,
): Promise<string | null> {
  if (!applicationId) return null;
  const [application] = await manager.query<{ name: string | null }[]>(
    'select listed_name as name from advertiser_applications where id = $1 and not is_taken_back',
    [applicationId],
  );
  return application?.name ?? null;
}

/**
 * The name of the business of an application as its owner knows it: that in the directory, or else the one of
 * the form. Only for the signed-in owner, because anyone can type a name into the form.
 */
export async function nameForOwner(
  manager: EntityManager,
  applicationId: string | null,
): Promise<string | null> {
  if (!applicationId) return null;
  const [application] = await manager.query<{ name: string }[]>(
    'select coalesce(listed_name, business_name) as name from advertiser_applications where id = $1',
    [applicationId],
  );
  return application?.name ?? null;
}
