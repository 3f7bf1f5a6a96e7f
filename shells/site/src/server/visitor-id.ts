import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** New with every start and never written down: nobody can tell an address from what is kept. */
const key = randomBytes(32);

/**
 * Tells visitors apart without keeping who they are: a keyed hash of the network address, of IPv6
 * the network's part, of which one visitor has a great many addresses.
 */
function visitorId(address: string): string {
  const network = isIPv6(address) ? networkOf(address) : address;
  return createHmac('sha256', key).update(network).digest('base64url').slice(0, 16);
}

/** The visitor that a request comes from, as the gateway sees it. */
export function visitorOf(request: IncomingMessage): string {
  const forwarded = request.headers['x-forwarded-for'];
  return visitorId(
    typeof forwarded === 'string' ? forwarded : (request.socket.remoteAddress ?? ''),
  );
}

function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const front = head.split(':');
  const back = tail === undefined ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return [...front, ...zeros, ...back].slice(0, 4).join(':');
}
