import type { EntityManager } from 'typeorm';

/**
 * Prevents the withdrawal of a change until the transaction ends, so that the withdrawal sees every
 * subscription that it is announced to or that renews at it.
 * @returns false when it is withdrawn already
 */
export async function holdChange(manager: EntityManager, changeId: string): Promise<boolean> {
  const held = await manager.query<unknown[]>(
    'select 1 from price_changes where id = $1 and withdrawn_at is null for share',
    [changeId],
  );
  return held.length > 0;
}
