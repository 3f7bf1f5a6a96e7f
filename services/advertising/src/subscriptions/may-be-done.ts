import { ServiceUnavailableException } from '@nestjs/common';
import { isDatabaseUnavailable } from '@town/service-kit/database/database-error';
import { AnswerLost } from '@town/service-kit/http/answer-lost';

/**
 * Runs a change at Stripe and the read that follows it. If Stripe or the database becomes unavailable in
 * between, it is unknown whether the change was made.
 * @throws AnswerLost in that case: the owner must not read that nothing was done
 */
export async function mayBeDone<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isAway = error instanceof ServiceUnavailableException || isDatabaseUnavailable(error);
    throw isAway ? new AnswerLost() : error;
  }
}
