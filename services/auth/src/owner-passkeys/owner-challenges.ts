/**
 * Challenges for passkeys of owners: one random value each, which counts once and for five minutes. The
 * database holds only its hash. One that is brought back is used up, whatever comes with it.
 */

import { hashToken, makeToken } from '@town/service-kit/secret-token';
import { type EntityManager, IsNull, MoreThan } from 'typeorm';
import { OwnerChallengeEntity } from './owner-challenge-entity.js';

const validMs = 5 * 60_000;

/** @param ownerId who adds a passkey; null for a sign-in */
export async function makeOwnerChallenge(
  manager: EntityManager,
  ownerId: string | null,
): Promise<string> {
  const token = makeToken();
  await manager.insert(OwnerChallengeEntity, { tokenHash: hashToken(token), ownerId });
  return token;
}

/** Uses a challenge up; of two requests that do, one gets true. */
export async function takeOwnerChallenge(
  manager: EntityManager,
  token: string,
  ownerId: string | null,
): Promise<boolean> {
  const { affected } = await manager.delete(OwnerChallengeEntity, {
    tokenHash: hashToken(token),
    ownerId: ownerId ?? IsNull(),
    createdAt: MoreThan(new Date(Date.now() - validMs)),
  });
  return affected === 1;
}
