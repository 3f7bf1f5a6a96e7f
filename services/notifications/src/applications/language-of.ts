import type { Language } from '@town/contracts/pages/languages';
import type { EntityManager } from 'typeorm';

/**
 * The language of an address's latest advertising application; English if there is none. Owner accounts and
 * payments do not record a language.
 */
export async function languageOf(
  manager: EntityManager,
  address: string | null,
): Promise<Language> {
  if (!address) return 'en';
  const [known] = await manager.query<{ language: Language | null }[]>(
    `select language from applications where lower(email) = lower($1)
     order by submitted_at desc nulls last limit 1`,
    [address],
  );
  return known?.language ?? 'en';
}
