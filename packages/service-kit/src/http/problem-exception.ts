import { HttpException } from '@nestjs/common';

/** An error whose problem details have additional members, for example the current record. */
export class ProblemException extends HttpException {
  /**
   * @param details members of the problem beside those of RFC 9457
   * @param headers additional headers of the response
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
