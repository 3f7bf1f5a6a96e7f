import { type EntityManager, IsNull, Not } from 'typeorm';
import { OneTimeCodeEntity } from './one-time-code-entity.js';
import { PasskeyEntity } from './passkey-entity.js';

/**
 * The ids of the accounts that have a second factor; recovery codes alone are none.
 * @param accountId the only account to look at
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
