import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { visitorNetwork } from '@town/process-kit/visitor-network';

/** Random at each start and never stored, so nobody can derive an address from the ids. */
const key = randomBytes(32);

/** An id that tells visitors apart without identifying them: a keyed hash of their network. */
export function visitorOf(request: IncomingMessage): string {
  const forwarded = request.headers['x-forwarded-for'];
  const address = typeof forwarded === 'string' ? forwarded : (request.socket.remoteAddress ?? '');
  return createHmac('sha256', key).update(visitorNetwork(address)).digest('base64url').slice(0, 16);
}
