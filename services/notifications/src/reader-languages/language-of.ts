import type { Language } from '@town/contracts/pages/languages';
import { wasErased } from '@town/service-kit/privacy/was-erased';
import type { EntityManager } from 'typeorm';

/**
 * The language of the last application or listing form of an address; English if there is none. Owner
 * accounts and payments do not record a language.
 */
export async function languageOf(
  manager: EntityManager,
  address: string | null,
): Promise<Language> {
  if (!address) return 'en';
  // An erasure takes its lock first, too, and then deletes the row.
  await wasErased(manager, address, new Date().toISOString());
  const [[known]] = await manager.query<[{ language: Language }[], number]>(
    `update reader_languages set used_at = clock_timestamp() where email = lower($1)
     returning language`,
    [address],
  );
  return known?.language ?? 'en';
}
