import { ServiceUnavailableException } from '@nestjs/common';
import { isDatabaseUnavailable } from '@town/service-kit/database/database-error';
import { AnswerLost } from '@town/service-kit/http/answer-lost';

/**
 * Runs what changes something at Stripe and looks at it afterwards. Where Stripe or the database goes away
 * meanwhile, nobody knows how far it has come.
 * @throws AnswerLost then: the owner must not read that nothing was done
 */
export async function mayBeDone<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isAway = error instanceof ServiceUnavailableException || isDatabaseUnavailable(error);
    throw isAway ? new AnswerLost() : error;
  }
}
