import type { EntityManager } from 'typeorm';
import { emailHash } from './email-hash.js';

/**
 * Whether an address was erased after a time. Handlers ignore events emitted before the erasure that
 * arrive after it.
 * @param since an ISO 8601 instant
 */
export async function wasErased(
  manager: EntityManager,
  email: string,
  since: string,
): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    'select 1 from erasures where email_hash = $1 and erased_at >= $2',
    [emailHash(email), since],
  );
  return rows.length > 0;
}
