import { HttpStatus } from '@nestjs/common';
import { ProblemException } from './problem-exception.js';

/** The request cannot be served now; the answer says after how many seconds to try again. */
export class RetryLater extends ProblemException {
  constructor(message: string, status: number, seconds: number) {
    super(status, message, {}, { 'Retry-After': String(seconds) });
  }
}

/** One visitor sends more than is allowed. */
export class TooManyRequests extends RetryLater {
  constructor(seconds: number) {
    super('Too many requests. Please try again later.', HttpStatus.TOO_MANY_REQUESTS, seconds);
  }
}
