import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { portOf } from '@town/process-kit/port-of';

/** A front server for a test. It answers or forwards every request. */
export interface FrontSite {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a front server.
 * @param answer answers a request itself, or returns the address of the server to forward it to
 * @param stopRest stops the servers behind the front server
 */
export async function startFront(
  answer: (path: string, outgoing: ServerResponse) => string | undefined,
  stopRest: () => Promise<void>,
): Promise<FrontSite> {
  const front = createServer((incoming, outgoing) => {
    const target = answer((incoming.url ?? '/').replace(/\?.*/, ''), outgoing);
    if (target) forward(incoming, outgoing, target);
  });
  await new Promise<void>((done) => front.listen(0, '127.0.0.1', done));
  return {
    url: `http://localhost:${portOf(front)}`,
    async stop() {
      front.closeAllConnections();
      await new Promise((done) => front.close(done));
      await stopRest();
    },
  };
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, target: string): void {
  const { method, headers } = incoming;
  const outward = request(new URL(incoming.url ?? '/', target), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  outward.on('error', () => outgoing.destroy());
  incoming.pipe(outward);
}
