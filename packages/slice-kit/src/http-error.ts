/** An answer of the API other than success. Its message is the status, a colon and the answer's text. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    /** The answer's text. */
    readonly body: string,
  ) {
    super(`${status}: ${body}`);
    this.name = 'HttpError';
  }

  /** Travels from the server's rendering to the browser without the answer's text. */
  toJSON() {
    return { name: this.name, status: this.status, message: `${this.status}` };
  }
}

/** The HTTP status behind an error, also one that came from the server's rendering as JSON. */
export function statusOf(error: unknown): number | undefined {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' ? status : undefined;
}
