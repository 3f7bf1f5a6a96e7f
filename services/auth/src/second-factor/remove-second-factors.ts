import type { EntityManager } from 'typeorm';
import { OneTimeCodeEntity } from './one-time-code-entity.js';
import { PasskeyEntity } from './passkey-entity.js';
import { removeRecoveryCodes } from './recovery-codes.js';

/**
 * Removes all second factors and recovery codes of an account.
 * @returns the removed ones, for the audit log
 */
export async function removeSecondFactors(
  manager: EntityManager,
  accountId: string,
): Promise<{ oneTimeCode: boolean; passkeys: number }> {
  const codes = await manager.delete(OneTimeCodeEntity, { accountId });
  const passkeys = await manager.delete(PasskeyEntity, { accountId });
  await removeRecoveryCodes(manager, accountId);
  return { oneTimeCode: codes.affected === 1, passkeys: passkeys.affected ?? 0 };
}
