import type { EntityManager } from 'typeorm';
import { AccountEntity } from './account-entity.js';

/** The account of an e-mail address, disabled or not. */
export async function findAccount(
  manager: EntityManager,
  email: string,
): Promise<AccountEntity | undefined> {
  const query = byEmail(manager, email);
  return (await query.getOne()) ?? undefined;
}

/** The same, locked until the manager's transaction ends. */
export async function lockAccount(
  manager: EntityManager,
  email: string,
): Promise<AccountEntity | undefined> {
  const query = byEmail(manager, email).setLock('pessimistic_write');
  return (await query.getOne()) ?? undefined;
}

function byEmail(manager: EntityManager, email: string) {
  return manager
    .createQueryBuilder(AccountEntity, 'account')
    .where('lower(account.email) = lower(:email)', { email });
}
