/**
 * Recently deleted accounts. A signed-in owner's claim may still wait for a lock while the account is
 * deleted. It must not be stored after the data of the account was removed.
 */
import { UnauthorizedException } from '@nestjs/common';
import type { OwnerIdentity } from '@town/contracts/owners/session';
import type { EntityManager } from 'typeorm';

/** Serializes the claims of one owner and the deletion of the account by an advisory lock. */
async function waitInLine(manager: EntityManager, email: string): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 727012))', [email]);
}

/**
 * Prevents other claims and the deletion of this account until the transaction ends.
 * @throws UnauthorizedException when the account was deleted in the meantime
 */
export async function holdAccount(
  manager: EntityManager,
  { email, ownerId }: OwnerIdentity,
): Promise<void> {
  await waitInLine(manager, email);
  const deleted = await manager.query<unknown[]>('select 1 from deleted_accounts where id = $1', [
    ownerId,
  ]);
  if (deleted.length > 0) throw new UnauthorizedException('Please sign in');
}

/** Waits for the account's claims in progress, and prevents further ones. */
export async function noteDeletedAccount(
  manager: EntityManager,
  id: string,
  email: string,
): Promise<void> {
  await waitInLine(manager, email);
  await manager.query('insert into deleted_accounts (id) values ($1) on conflict do nothing', [id]);
}
