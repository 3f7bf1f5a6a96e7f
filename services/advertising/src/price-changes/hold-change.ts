import type { EntityManager } from 'typeorm';

/**
 * Lets nobody withdraw a change until the transaction ends, so that the withdrawal sees everybody to
 * whom it is announced or who renews at it.
 * @returns false where it is withdrawn already
 */
export async function holdChange(manager: EntityManager, changeId: string): Promise<boolean> {
  const held = await manager.query<unknown[]>(
    'select 1 from price_changes where id = $1 and withdrawn_at is null for share',
    [changeId],
  );
  return held.length > 0;
}
