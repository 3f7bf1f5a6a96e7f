import { isIPv6 } from 'node:net';
import type { Request } from 'express';

/**
 * Who asks, as far as limits are concerned: the address that the gateway saw. The gateway
 * overwrites the header, so that no visitor can choose it. Of an IPv6 address the network
 * counts, since whoever has one address of it has them all.
 */
export function visitorAddress(request: Request): string {
  const address = request.get('X-Real-IP') ?? request.socket.remoteAddress ?? 'unknown';
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(mapped) ? network(mapped) : mapped;
}

function network(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = (part: string) => (part ? part.split(':') : []);
  const given = [groups(head), groups(tail ?? '')] as const;
  const zeros = tail === undefined ? 0 : 8 - given[0].length - given[1].length;
  const all = [...given[0], ...Array<string>(Math.max(zeros, 0)).fill('0'), ...given[1]];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
