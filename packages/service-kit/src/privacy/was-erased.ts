import type { EntityManager } from 'typeorm';
import { emailHash } from './email-hash.js';

/**
 * Whether an address was erased after a time. Handlers ignore events emitted before the erasure that
 * arrive after it. The shared lock makes an erasure of the address wait until the manager's transaction
 * ends, so that it also erases what the transaction stores.
 * @param since an ISO 8601 instant
 */
export async function wasErased(
  manager: EntityManager,
  email: string,
  since: string,
): Promise<boolean> {
  const hash = emailHash(email);
  await manager.query('select pg_advisory_xact_lock_shared(hashtextextended($1, 727007))', [hash]);
  const rows: unknown[] = await manager.query(
    'select 1 from erasures where email_hash = $1 and erased_at >= $2',
    [hash, since],
  );
  return rows.length > 0;
}

/** Waits for all transactions that store data about an address, and makes later ones wait. */
export async function lockErasure(manager: EntityManager, hash: string): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 727007))', [hash]);
}
