import type { Language } from '@town/contracts/pages/languages';
import { wasErased } from '@town/service-kit/privacy/was-erased';
import type { EntityManager } from 'typeorm';

/**
 * Stores the language of a form, if no language of the address is known yet: anyone can type an address into
 * a form. Call it only for an address that is not erased.
 * @param at an ISO 8601 instant
 */
export async function noteLanguage(
  manager: EntityManager,
  email: string,
  at: string,
  language: Language = 'en',
): Promise<void> {
  await manager.query(
    `insert into reader_languages as r (email, language, noted_at, is_guess)
     values (lower($1), $2, $3, true)
     on conflict (email) do update set language = excluded.language where r.language is null`,
    [email, language, at],
  );
}

/**
 * Stores the language of a sign-in or a purchase, unless that of a later one is known. The call may not name a
 * language, and the address may be erased.
 */
export async function noteNamedLanguage(
  manager: EntityManager,
  email: string | null,
  at: string,
  language: Language | undefined,
): Promise<void> {
  if (!email || !language || (await wasErased(manager, email, at))) return;
  await manager.query(
    `insert into reader_languages as r (email, language, noted_at) values (lower($1), $2, $3)
     on conflict (email) do update set language = excluded.language, noted_at = excluded.noted_at,
       is_guess = false, used_at = clock_timestamp()
     where r.is_guess or r.noted_at <= excluded.noted_at`,
    [email, language, at],
  );
}
