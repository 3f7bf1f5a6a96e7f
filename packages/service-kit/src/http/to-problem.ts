import { STATUS_CODES } from 'node:http';
import { HttpException, NotFoundException } from '@nestjs/common';
import type { Problem } from '@town/contracts/api/problem';
import type { Request } from 'express';
import {
  isCommitLost,
  isDatabaseUnavailable,
  isUniqueViolation,
  sqlState,
} from '../database/database-error.js';
import { allowedMethods, isAnswered } from './allowed-methods.js';
import { AnswerLost } from './answer-lost.js';
import { ProblemException } from './problem-exception.js';

/** The response to an error: the problem details, and the headers that belong to its status. */
export interface ProblemAnswer {
  problem: Problem;
  headers: Record<string, string>;
}

/** The errors of the body parser. */
interface BodyError extends Error {
  type: string;
}

const bodyMessages: Record<string, string> = {
  'entity.too.large': 'The body is too large',
  'entity.parse.failed': 'The body is not valid JSON',
  'charset.unsupported': 'The body must be encoded as UTF-8',
  'encoding.unsupported': 'The body is compressed in an unknown way',
};

/** Methods that change nothing, so that a client can always repeat them. */
const reads = new Set(['GET', 'HEAD']);

/** Turns any thrown value into a response that explains the error and reveals no internals. */
export function toProblem(error: unknown, request: Request): ProblemAnswer {
  if (error instanceof ProblemException) {
    const answer = problem(error.getStatus(), error.message, error.headers);
    Object.assign(answer.problem, error.details);
    return answer;
  }
  if (error instanceof NotFoundException && !isAnswered(request)) return noSuchRoute(request);
  if (error instanceof HttpException) return httpProblem(error);
  if (isCommitLost(error) && !reads.has(request.method)) {
    return toProblem(new AnswerLost(), request);
  }
  return databaseProblem(error) ?? problem(500, 'Something went wrong. Please try again later.');
}

const statusHeaders: Record<number, Record<string, string>> = {
  401: { 'WWW-Authenticate': 'Bearer' },
  503: { 'Retry-After': '5' },
};

function noSuchRoute(request: Request): ProblemAnswer {
  const allowed = allowedMethods(request);
  if (allowed.length === 0) return problem(404, 'There is nothing at this address');
  const list = allowed.join(', ');
  return problem(405, `This address answers ${list} only`, { Allow: list });
}

function httpProblem(error: HttpException): ProblemAnswer {
  const status = error.getStatus();
  // Nest passes on the body parser's own message, which is not meant for a caller.
  const message = isBodyError(error.cause) ? bodyMessages[error.cause.type] : undefined;
  return problem(status, message ?? error.message, statusHeaders[status]);
}

function databaseProblem(error: unknown): ProblemAnswer | undefined {
  if (isDatabaseUnavailable(error)) {
    return problem(503, 'The service is not available for the moment. Please try again later.', {
      'Retry-After': '5',
    });
  }
  const state = sqlState(error);
  if (state?.startsWith('22')) return problem(400, 'The request has a value that cannot be used');
  if (isUniqueViolation(error)) return problem(409, 'This conflicts with a stored record');
  return undefined;
}

function isBodyError(error: unknown): error is BodyError {
  return error instanceof Error && 'type' in error;
}

function problem(
  status: number,
  detail: string,
  headers: Record<string, string> = {},
): ProblemAnswer {
  const title = STATUS_CODES[status] ?? 'Error';
  return { problem: { type: 'about:blank', title, status, detail, message: detail }, headers };
}
