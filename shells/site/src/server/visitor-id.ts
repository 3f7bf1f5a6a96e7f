import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { visitorNetwork } from '@town/process-kit/visitor-network';
import { LRUCache } from 'lru-cache';

/** Random at each start and never stored, so nobody can derive an address from the ids. */
const key = randomBytes(32);
/** Ids of recent addresses. A browser sends many requests, and a keyed hash for each is costly. */
const recent = new LRUCache<string, string>({ max: 1000 });

/** An id that tells visitors apart without identifying them: a keyed hash of their network. */
export function visitorOf(request: IncomingMessage): string {
  const forwarded = request.headers['x-forwarded-for'];
  const address = typeof forwarded === 'string' ? forwarded : (request.socket.remoteAddress ?? '');
  const known = recent.get(address);
  if (known) return known;
  const network = visitorNetwork(address);
  const id = createHmac('sha256', key).update(network).digest('base64url').slice(0, 16);
  recent.set(address, id);
  return id;
}
