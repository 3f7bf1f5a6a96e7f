import { answerLost } from '@town/contracts/api/answer-lost';

/** An unsuccessful response of the API. Its message is the status, a colon and the response's text. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    /** The answer's text. */
    readonly body: string,
  ) {
    super(`${status}: ${body}`);
    this.name = 'HttpError';
  }

  /**
   * The part of the error that a server-rendered page sends to the browser: the status, which is all that
   * pages read.
   */
  toJSON() {
    return { status: this.status };
  }
}

/**
 * The error of an unsuccessful response. If the gateway forwarded a change and got no response, the error
 * has no status, as for a lost connection: the change may have been made.
 */
export function failureOf(status: number, body: string): Error {
  if (body.includes(`"${answerLost}"`)) return new TypeError('The service did not answer');
  return new HttpError(status, body);
}

/**
 * The HTTP status of an error, also of one that the server's rendering sent as JSON; 0 where the call was
 * not sent.
 */
export function statusOf(error: unknown): number | undefined {
  const { status } = Object(error);
  return typeof status === 'number' ? status : undefined;
}

/** Whether the id in an address names nothing: the API answers 400 where it has no form of an id. */
export function namesNothing(error: unknown): boolean {
  const status = statusOf(error);
  return status === 404 || status === 400;
}
