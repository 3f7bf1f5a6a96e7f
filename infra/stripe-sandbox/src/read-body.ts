import type { IncomingMessage } from 'node:http';
import { StripeError } from './stripe-error.js';

/** The largest body, in bytes. */
const maxBody = 100 * 1024;

export async function readBody(incoming: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    const part = Buffer.from(chunk);
    size += part.length;
    if (size > maxBody) {
      throw new StripeError(413, { type: 'invalid_request_error', message: 'Request too large.' });
    }
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
