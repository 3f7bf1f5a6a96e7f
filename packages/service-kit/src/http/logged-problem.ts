import { Logger } from '@nestjs/common';
import type { Request } from 'express';
import { type ProblemAnswer, toProblem } from './to-problem.js';

const logger = new Logger('Http');

/** An error as it is answered. Internal errors are logged. */
export function loggedProblem(error: unknown, request: Request): ProblemAnswer {
  const answer = toProblem(error, request);
  if (answer.problem.status >= 500) logger.error('Request failed', { error });
  return answer;
}
