import type { Language } from '@town/contracts/pages/languages';
import { wasErased } from '@town/service-kit/privacy/was-erased';
import type { EntityManager } from 'typeorm';

/**
 * The language in which an address gets its mails: that of its last purchase or sign-in as an owner.
 * Without one it is that of its first application or listing form.
 * @param guess for an address of which nothing is known; English by default
 */
export async function languageOf(
  manager: EntityManager,
  address: string | null,
  guess: Language = 'en',
): Promise<Language> {
  if (!address) return guess;
  // An erasure takes its lock first, too, and then deletes the row.
  await wasErased(manager, address, new Date().toISOString());
  const [[known]] = await manager.query<[{ language: Language | null }[], number]>(
    `update reader_languages set used_at = clock_timestamp() where email = lower($1)
     returning language`,
    [address],
  );
  return known?.language ?? guess;
}
