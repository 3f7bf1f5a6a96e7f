import { NotFoundException } from '@nestjs/common';
import { wasErased } from '@town/service-kit/privacy/was-erased';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { PlanMoveEntity } from './plan-move-entity.js';

/** Serializes all decisions about the plans of one payer until the transaction ends. */
export async function lockPayer(manager: EntityManager, email: string): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 727013))', [email]);
}

/**
 * Finds a move of the caller and locks it.
 * @param whose the caller's part in the move
 * @throws NotFoundException for another person's move
 */
export async function lockedMove(
  manager: EntityManager,
  id: string,
  whose: Pick<FindOptionsWhere<PlanMoveEntity>, 'fromEmail' | 'toEmail'>,
): Promise<PlanMoveEntity> {
  const where = { id, ...whose };
  const found = await manager.findOneBy(PlanMoveEntity, where);
  if (found) {
    await awaitErasures(manager, found.fromEmail, found.toEmail);
    await lockPayer(manager, found.fromEmail);
  }
  // An erasure may have deleted it meanwhile.
  const move = found && (await manager.findOneBy(PlanMoveEntity, where));
  if (!move) throw new NotFoundException('There is no such plan to take over.');
  return move;
}

/** Stores what was decided. The deletion of an account may have removed the move meanwhile. */
export async function storeDecision(
  manager: EntityManager,
  { id, state }: PlanMoveEntity,
): Promise<void> {
  await manager.update(PlanMoveEntity, { id }, { state });
}

/**
 * Waits for erasures of these addresses, and makes later ones wait until the transaction ends. It comes before
 * every lock of a row, because an erasure locks the address first, too.
 */
export async function awaitErasures(manager: EntityManager, ...emails: string[]): Promise<void> {
  const now = new Date().toISOString();
  for (const email of emails) await wasErased(manager, email, now);
}
