import { type EntityManager, IsNull, Not } from 'typeorm';
import { OneTimeCodeEntity } from './one-time-code-entity.js';
import { PasskeyEntity } from './passkey-entity.js';

/**
 * The ids of the accounts with a second factor. Recovery codes alone do not count as one.
 * @param accountId limits the result to this account
 */
export async function accountsWithSecondFactor(
  manager: EntityManager,
  accountId?: string,
): Promise<Set<string>> {
  const where = accountId ? { accountId } : {};
  const select = { accountId: true };
  const owners = [
    ...(await manager.find(OneTimeCodeEntity, {
      select,
      where: { ...where, confirmedAt: Not(IsNull()) },
    })),
    ...(await manager.find(PasskeyEntity, { select, where })),
  ];
  return new Set(owners.map((owner) => owner.accountId));
}
