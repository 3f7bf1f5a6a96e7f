import { Logger } from '@nestjs/common';
import type { Request } from 'express';
import { type ProblemAnswer, toProblem } from './to-problem.js';

const logger = new Logger('Http');

/** Converts an error to its response, and logs it if it is an internal error (5xx). */
export function loggedProblem(error: unknown, request: Request): ProblemAnswer {
  const answer = toProblem(error, request);
  if (answer.problem.status >= 500) logger.error('Request failed', { error });
  return answer;
}
