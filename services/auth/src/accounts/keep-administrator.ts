import { ConflictException } from '@nestjs/common';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { AccountEntity } from './account-entity.js';

/** One lock for all changes of administrators; the number only has to be the same everywhere. */
const administratorsLock = 727_006;

/**
 * Makes sure that somebody else can manage accounts when this one no longer can. Changes at the same
 * time wait for each other: of two administrators who disable each other, one stays.
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
