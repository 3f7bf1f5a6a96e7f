/**
 * Which accounts are gone. A claim that was begun by a signed-in owner may still wait for something when
 * the account is deleted: it must not be stored after everything of the account was removed.
 */
import { UnauthorizedException } from '@nestjs/common';
import type { OwnerIdentity } from '@town/contracts/owners/session';
import type { EntityManager } from 'typeorm';

/** Claims of one owner and the deletion of the account wait in line, so that each sees the one before. */
async function waitInLine(manager: EntityManager, email: string): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 727012))', [email]);
}

/**
 * Lets nobody else of the account claim anything, or delete it, until the transaction ends.
 * @throws UnauthorizedException where it was deleted meanwhile
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

/** Waits for the claims of an account that is gone, and lets it claim nothing more. */
export async function noteDeletedAccount(
  manager: EntityManager,
  id: string,
  email: string,
): Promise<void> {
  await waitInLine(manager, email);
  await manager.query('insert into deleted_accounts (id) values ($1) on conflict do nothing', [id]);
}
