import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiVersion } from '../objects.js';
import type { Answered } from './idempotency.js';
import { StripeError } from './stripe-error.js';

export function sendAnswer(
  incoming: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  { status, body, replayed }: Answered,
): void {
  const key = incoming.headers['idempotency-key'];
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'Request-Id': requestId,
    'Stripe-Version': incoming.headers['stripe-version'] ?? apiVersion,
    ...(key && { 'Idempotency-Key': key }),
    ...(replayed && { 'Idempotent-Replayed': 'true' }),
  });
  response.end(JSON.stringify(body, null, 2));
}

/** Answers a request that failed before or outside the API handlers. */
export function sendFailure(response: ServerResponse, error: unknown): void {
  const known = error instanceof StripeError;
  const body = known
    ? error.body
    : { type: 'api_error', message: 'An error occurred in the payment sandbox.' };
  if (!known) {
    process.stderr.write(`${JSON.stringify({ level: 'error', message: String(error) })}\n`);
  }
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(known ? error.status : 500, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ error: body }));
}
