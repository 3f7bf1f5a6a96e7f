import { HttpException, HttpStatus } from '@nestjs/common';

/** One visitor asks more often than is allowed; says when to come back. */
export class TooManyRequests extends HttpException {
  constructor(readonly retryAfterSeconds: number) {
    super('Too many requests. Please try again later.', HttpStatus.TOO_MANY_REQUESTS);
  }
}
