import type { EntityManager } from 'typeorm';
import { AccountEntity } from './account-entity.js';

/** Finds the account of an e-mail address, disabled or not. */
export async function findAccount(
  manager: EntityManager,
  email: string,
): Promise<AccountEntity | undefined> {
  const query = byEmail(manager, email);
  return (await query.getOne()) ?? undefined;
}

/** The same, and locks the account until the transaction ends. */
export async function lockAccount(
  manager: EntityManager,
  email: string,
): Promise<AccountEntity | undefined> {
  const query = byEmail(manager, email).setLock('pessimistic_write');
  return (await query.getOne()) ?? undefined;
}

/**
 * Whether an account is enabled and still has the password that was checked. If so, it is locked, so that
 * neither changes before the transaction ends.
 */
export async function keepPassword(
  manager: EntityManager,
  { id, passwordHash }: AccountEntity,
): Promise<boolean> {
  const kept: unknown[] = await manager.query(
    `select 1 from staff_accounts
     where id = $1 and password_hash = $2 and disabled_at is null for share`,
    [id, passwordHash],
  );
  return kept.length > 0;
}

function byEmail(manager: EntityManager, email: string) {
  return manager
    .createQueryBuilder(AccountEntity, 'account')
    .where('lower(account.email) = lower(:email)', { email });
}
