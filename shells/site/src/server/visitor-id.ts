import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { visitorNetwork } from '@town/process-kit/visitor-network';

/** New with every start and never stored: nobody can derive an address from what is kept. */
const key = randomBytes(32);

/** Tells visitors apart without keeping who they are: a keyed hash of their network. */
export function visitorOf(request: IncomingMessage): string {
  const forwarded = request.headers['x-forwarded-for'];
  const address = typeof forwarded === 'string' ? forwarded : (request.socket.remoteAddress ?? '');
  return createHmac('sha256', key).update(visitorNetwork(address)).digest('base64url').slice(0, 16);
}
