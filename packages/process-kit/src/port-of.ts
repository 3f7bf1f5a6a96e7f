import type { Server } from 'node:net';

/**
 * The port on which a server listens.
 * @throws Error if it does not listen on a port
 */
export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server listens on no port');
  return address.port;
}
