import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { readJsonFile, writeFileAtomically } from './atomic-file.js';
import { StackError } from './stack-error.js';

/** Below the range from which the system takes ports for outgoing connections. */
const FIRST = 20_000;
const COUNT = 11_000;

/** Whether a server could listen there now. */
export function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** The loopback addresses of this machine, as nginx writes them. */
export function loopbackHosts(): string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const hasIpv6 = addresses.some((address) => address.address === '::1');
  return hasIpv6 ? ['127.0.0.1', '[::1]'] : ['127.0.0.1'];
}

/** The gateway's port is the one that a person chose: another one will not do. */
export async function requireFreePort(port: number): Promise<void> {
  for (const host of loopbackHosts()) {
    if (await isFree(port, host.replace(/[[\]]/g, ''))) continue;
    const other = port < 65_000 ? port + 1 : 8080;
    throw new StackError(
      `Port ${port} is in use: stop what listens there, or choose another one: \`PORT=${other} npm start\`.`,
    );
  }
}

/**
 * Gives every process a port and remembers it, so that addresses stay the same from start to
 * start. The first choice depends on the gateway's port: two stacks look in different places.
 */
export async function assignPorts(
  dataDir: string,
  gatewayPort: number,
  names: readonly string[],
): Promise<Record<string, number>> {
  const path = join(dataDir, 'run', 'ports.json');
  const remembered = (readJsonFile(path) ?? {}) as Record<string, number>;
  const ports: Record<string, number> = {};
  const used = new Set([gatewayPort]);
  let candidate = FIRST + ((gatewayPort * 37) % COUNT);
  for (const name of names) {
    let port = remembered[name] ?? 0;
    while (port === 0 || used.has(port) || !(await isFree(port))) {
      port = candidate;
      candidate = candidate + 1 < FIRST + COUNT ? candidate + 1 : FIRST;
    }
    used.add(port);
    ports[name] = port;
  }
  writeFileAtomically(path, JSON.stringify(ports, null, 2));
  return ports;
}
