import { type EntityManager, IsNull, Not } from 'typeorm';
import { ChallengeEntity } from '../second-factor/challenge-entity.js';
import { SessionEntity } from './session-entity.js';

/**
 * Ends the sessions of an account as soon as the transaction commits, and its challenges for a second step.
 * @param except a session that continues
 */
export async function endSessions(
  manager: EntityManager,
  accountId: string,
  except?: string,
): Promise<void> {
  await manager.delete(ChallengeEntity, { accountId });
  await manager.update(
    SessionEntity,
    { accountId, revokedAt: IsNull(), ...(except && { id: Not(except) }) },
    { revokedAt: () => 'now()' },
  );
}
