import { HttpException } from '@nestjs/common';

/** An error whose problem carries more than its text, for example the record as it is now. */
export class ProblemException extends HttpException {
  /**
   * @param details members of the problem beside those of RFC 9457
   * @param headers of the answer
   */
  constructor(
    status: number,
    message: string,
    readonly details: Record<string, unknown>,
    readonly headers: Record<string, string> = {},
  ) {
    super(message, status);
  }
}
