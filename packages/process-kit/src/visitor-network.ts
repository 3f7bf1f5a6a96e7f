import { isIPv6 } from 'node:net';

/**
 * The key under which a visitor's requests are counted: an IPv4 address, or the /64 network of an IPv6
 * address, because one subscriber usually has all the addresses of a /64.
 * @returns `192.0.2.1`, or `2001:db8:0:1::/64`
 */
export function visitorNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const front = groupsOf(head);
  const back = groupsOf(tail ?? '');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array<string>(missing).fill('0'), ...back].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

function groupsOf(part: string): string[] {
  return part ? part.split(':') : [];
}
