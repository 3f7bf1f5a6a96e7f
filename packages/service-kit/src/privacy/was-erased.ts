import type { EntityManager } from 'typeorm';
import { emailHash } from './email-hash.js';

/**
 * Whether somebody was erased after a time: what is of before, and comes late, is not theirs any more.
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
