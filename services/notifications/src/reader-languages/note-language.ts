import type { Language } from '@town/contracts/pages/languages';
import type { EntityManager } from 'typeorm';

/**
 * Stores the language of a person's form, unless a later form is known. Call it only for an address that
 * is not erased.
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
