import { HttpStatus } from '@nestjs/common';
import { ProblemException } from './problem-exception.js';

/** The request cannot be served now. `Retry-After` says in how many seconds to retry. */
export class RetryLater extends ProblemException {
  constructor(message: string, status: number, seconds: number) {
    super(status, message, {}, { 'Retry-After': String(seconds) });
  }
}

/** The visitor is over the rate limit. */
export class TooManyRequests extends RetryLater {
  constructor(seconds: number) {
    super('Too many requests. Please try again later.', HttpStatus.TOO_MANY_REQUESTS, seconds);
  }
}
