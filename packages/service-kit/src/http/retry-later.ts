import { HttpException, HttpStatus } from '@nestjs/common';

/** The request cannot be served now; the answer says after how many seconds to try again. */
export class RetryLater extends HttpException {
  constructor(
    message: string,
    status: number,
    readonly retryAfterSeconds: number,
  ) {
    super(message, status);
  }
}

/** One visitor sends more than is allowed. */
export class TooManyRequests extends RetryLater {
  constructor(retryAfterSeconds: number) {
    super(
      'Too many requests. Please try again later.',
      HttpStatus.TOO_MANY_REQUESTS,
      retryAfterSeconds,
    );
  }
}
