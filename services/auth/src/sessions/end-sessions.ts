import { type EntityManager, IsNull, Not } from 'typeorm';
import { ChallengeEntity } from '../second-factor/challenge-entity.js';
import { SessionEntity } from './session-entity.js';

/**
 * Ends the sessions of an account; their tokens count nowhere from the commit on. A sign-in that waits
 * for its second step ends, too.
 * @param except a session that goes on
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
