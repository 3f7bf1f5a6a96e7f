import { emailHash } from '@town/service-kit/privacy/email-hash';
import type { EntityManager } from 'typeorm';

/** Whether somebody was erased after a time: an event of before, that comes late, is not theirs any more. */
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
