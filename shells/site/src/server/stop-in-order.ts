import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** How long open requests may take to end when the server stops, in milliseconds. */
const stopTimeout = 20_000;

/**
 * Ends a server without anybody noticing: it serves for a last while, says that it is not ready,
 * and lets its callers close each connection after the next answer; only then the door is shut.
 * @param drainMs how long that while is
 * @returns whether it has begun, and what begins it
 */
export function stopInOrder(server: Server, drainMs: number) {
  let draining = false;
  server.prependListener('request', (_request, response) => {
    if (draining) response.setHeader('connection', 'close');
  });
  return {
    isDraining: () => draining,
    async stop(): Promise<void> {
      draining = true;
      if (drainMs > 0) await wait(drainMs);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await Promise.race([closed, wait(stopTimeout, undefined, { ref: false })]);
    },
  };
}
