import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * Spreads TCP connections over several processes, as a Service of Kubernetes does: a process that
 * does not listen is passed over, and a connection that breaks is the caller's to repeat.
 * @param port where it listens on 127.0.0.1
 * @param targets ports of the processes on 127.0.0.1
 */
export function balanceConnections(port: number, targets: readonly number[]): Promise<Server> {
  let next = 0;
  const server = createServer({ allowHalfOpen: true }, (caller) => {
    next += 1;
    // One that breaks off has no other listener until a process is found.
    caller.on('error', () => caller.destroy());
    const inTurn = targets.map((_, index) => targets[(next + index) % targets.length] ?? 0);
    join(caller, inTurn);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/** Connects a caller with the first of these ports at which somebody listens. */
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
