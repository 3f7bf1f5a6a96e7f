import { wasErased } from '@town/service-kit/privacy/was-erased';
import type { EntityManager } from 'typeorm';

/**
 * Stores that somebody who reads the mail of an address has signed in, also if the language of that reader is
 * not known. An erased address has no row, unless its reader has come back since.
 * @param at an ISO 8601 instant
 */
export async function noteConfirmed(
  manager: EntityManager,
  email: string,
  at: string,
): Promise<void> {
  if (await wasErased(manager, email, at)) return;
  await manager.query(
    `insert into reader_languages as r (email, noted_at, is_guess, confirmed_at)
     values (lower($1), $2, true, $2)
     on conflict (email) do update
       set confirmed_at = greatest(r.confirmed_at, excluded.confirmed_at),
         used_at = clock_timestamp()`,
    [email, at],
  );
}
