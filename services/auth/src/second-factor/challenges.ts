/**
 * Challenges: random values that the first request of a step creates and a later request sends back. A
 * challenge is valid for one purpose, once, for five minutes and five attempts, and the database stores
 * only its hash. For a passkey it is also the value that the authenticator signs.
 */
import { TooManyRequests } from '@town/service-kit/http/retry-later';
import { hashToken, makeToken } from '@town/service-kit/secret-token';
import { type EntityManager, LessThan, MoreThan } from 'typeorm';
import { ChallengeEntity, type ChallengePurpose } from './challenge-entity.js';

const minute = 60_000;
const validMinutes = 5;
const mostTries = 5;
/** Wrong proofs of all challenges of an account together. Each needs the right password first. */
const mostTriesPerHour = 20;

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * minute);

/**
 * Creates a challenge.
 * @throws TooManyRequests after too many wrong proofs within an hour
 */
export async function makeChallenge(
  manager: EntityManager,
  accountId: string,
  purpose: ChallengePurpose,
): Promise<string> {
  await manager.delete(ChallengeEntity, { createdAt: LessThan(minutesAgo(60)) });
  await refuseAfterMostTries(manager, accountId);
  const token = makeToken();
  await manager.insert(ChallengeEntity, { tokenHash: hashToken(token), accountId, purpose });
  return token;
}

/** The account of a valid challenge. */
export async function ownerOfChallenge(
  manager: EntityManager,
  token: string,
  purpose: ChallengePurpose,
): Promise<string | undefined> {
  const found = await manager.findOneBy(ChallengeEntity, valid(token, purpose));
  return found?.accountId;
}

/**
 * Counts an attempt before its proof is checked, so that simultaneous attempts are all counted. Returns
 * false when no attempts are left.
 * @throws TooManyRequests after too many wrong proofs within an hour, even for an earlier challenge
 */
export async function countTry(
  manager: EntityManager,
  accountId: string,
  token: string,
  purpose: ChallengePurpose,
): Promise<boolean> {
  return manager.transaction(async (counting) => {
    await counting.query('select pg_advisory_xact_lock(hashtextextended($1, 727012))', [accountId]);
    await refuseAfterMostTries(counting, accountId);
    const begun = { ...valid(token, purpose), accountId };
    const { affected } = await counting.increment(ChallengeEntity, begun, 'tries', 1);
    return affected === 1;
  });
}

async function refuseAfterMostTries(manager: EntityManager, accountId: string): Promise<void> {
  const newestFirst = await manager.find(ChallengeEntity, {
    where: { accountId, createdAt: MoreThan(minutesAgo(60)) },
    order: { createdAt: 'DESC' },
  });
  let tries = 0;
  for (const challenge of newestFirst) {
    tries += challenge.tries;
    if (tries >= mostTriesPerHour) throw new TooManyRequests(secondsUntilExpired(challenge));
  }
}

/** The attempts of a challenge stop counting an hour after it was created. */
function secondsUntilExpired({ createdAt }: ChallengeEntity): number {
  return Math.max(1, Math.ceil((createdAt.getTime() + 60 * minute - Date.now()) / 1000));
}

/** Ends a challenge. Of two simultaneous requests, only one gets true. */
export async function endChallenge(manager: EntityManager, token: string): Promise<boolean> {
  const { affected } = await manager.delete(ChallengeEntity, { tokenHash: hashToken(token) });
  return affected === 1;
}

function valid(token: string, purpose: ChallengePurpose) {
  return {
    tokenHash: hashToken(token),
    purpose,
    tries: LessThan(mostTries),
    createdAt: MoreThan(minutesAgo(validMinutes)),
  };
}
