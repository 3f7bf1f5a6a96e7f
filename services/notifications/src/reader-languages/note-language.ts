import type { Language } from '@town/contracts/pages/languages';
import { wasErased } from '@town/service-kit/privacy/was-erased';
import type { EntityManager } from 'typeorm';

/**
 * Stores the language of a person's form, unless a later form or sign-in is known. Call it only for an
 * address that is not erased.
 * @param at an ISO 8601 instant
 */
export async function noteLanguage(
  manager: EntityManager,
  email: string,
  at: string,
  language: Language = 'en',
): Promise<void> {
  await manager.query(
    `insert into reader_languages as r (email, language, noted_at) values (lower($1), $2, $3)
     on conflict (email) do update set language = excluded.language, noted_at = excluded.noted_at,
       used_at = clock_timestamp() where r.noted_at <= excluded.noted_at`,
    [email, language, at],
  );
}

/** The same for a call that may not name a language, and for an address that may be erased. */
export async function noteNamedLanguage(
  manager: EntityManager,
  email: string | null,
  at: string,
  language: Language | undefined,
): Promise<void> {
  if (!email || !language || (await wasErased(manager, email, at))) return;
  await noteLanguage(manager, email, at, language);
}
