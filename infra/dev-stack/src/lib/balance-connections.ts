import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * Spreads TCP connections over several processes, as a Kubernetes Service does. It skips processes that do
 * not listen. It does not retry broken connections; the caller has to.
 * @param port where it listens on 127.0.0.1
 * @param targets ports of the processes on 127.0.0.1
 */
export function balanceConnections(port: number, targets: readonly number[]): Promise<Server> {
  let next = 0;
  const server = createServer({ allowHalfOpen: true }, (caller) => {
    next += 1;
    // Until a process is found, no other error handler exists for a caller that disconnects.
    caller.on('error', () => caller.destroy());
    const inTurn = targets.map((_, index) => targets[(next + index) % targets.length] ?? 0);
    join(caller, inTurn);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/** Connects a caller to the first of these ports on which a process listens. */
function join(caller: Socket, [port, ...others]: readonly number[]): void {
  if (!port) {
    caller.destroy();
    return;
  }
  const process = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const refused = () => join(caller, others);
  process.once('error', refused);
  process.once('connect', () => {
    process.off('error', refused);
    if (caller.destroyed) {
      process.destroy();
      return;
    }
    for (const [one, other] of [
      [caller, process],
      [process, caller],
    ] as const) {
      one.on('error', () => other.destroy());
      one.once('close', () => other.destroy());
      one.pipe(other);
    }
  });
}
