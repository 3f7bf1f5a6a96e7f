/**
 * Challenges for passkeys of owners: random values that are valid once and for five minutes. The database
 * stores only their hashes. A challenge is used up by any request with it, whether or not the proof is
 * right.
 */

import { hashToken, makeToken } from '@town/service-kit/secret-token';
import { type EntityManager, IsNull, MoreThan } from 'typeorm';
import { OwnerChallengeEntity } from './owner-challenge-entity.js';

const validMs = 5 * 60_000;

/** @param ownerId the owner who adds a passkey; null for a sign-in */
export async function makeOwnerChallenge(
  manager: EntityManager,
  ownerId: string | null,
): Promise<string> {
  const token = makeToken();
  await manager.insert(OwnerChallengeEntity, { tokenHash: hashToken(token), ownerId });
  return token;
}

/** Uses up a challenge. Of two simultaneous requests, only one gets true. */
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
