import { ConflictException } from '@nestjs/common';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { AccountEntity } from './account-entity.js';

/** The key of one advisory lock for all changes of administrators. */
const administratorsLock = 727_006;

/**
 * Checks that another administrator remains when this account loses the role. The advisory lock serializes
 * simultaneous changes: of two administrators who disable each other, one stays.
 * @throws ConflictException when the account is the last administrator
 */
export async function keepAdministrator(manager: EntityManager, id: string): Promise<void> {
  await manager.query('select pg_advisory_xact_lock($1)', [administratorsLock]);
  const isOthers = await manager.existsBy(AccountEntity, {
    id: Not(id),
    role: 'administrator',
    disabledAt: IsNull(),
    passwordHash: Not(IsNull()),
  });
  const { role } = await manager.findOneByOrFail(AccountEntity, { id });
  if (role === 'administrator' && !isOthers) {
    throw new ConflictException('The last administrator must stay: make somebody else one first');
  }
}
