import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { readJsonFile, writeFileAtomically } from '@town/process-kit/atomic-file';
import * as z from 'zod/mini';
import { StackError } from '../lib/stack-error.js';

/** Below the range from which the system assigns ports to outgoing connections. */
const FIRST = 20_000;
const COUNT = 11_000;

/** Whether a server could listen on this port now. */
export function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** The loopback addresses of this machine in nginx's notation. */
export function loopbackHosts(): string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const hasIpv6 = addresses.some((address) => address.address === '::1');
  return hasIpv6 ? ['127.0.0.1', '[::1]'] : ['127.0.0.1'];
}

/** Checks the gateway's port. A person chose it, so no other port replaces it. */
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
 * Assigns a free port to every process and stores it, so that addresses stay the same at the next
 * start. The first candidate depends on the gateway's port, so two stacks try different ranges.
 */
export async function assignPorts(
  dataDir: string,
  gatewayPort: number,
  names: readonly string[],
): Promise<Record<string, number>> {
  const path = join(dataDir, 'run', 'ports.json');
  const remembered = readJsonFile(path, z.record(z.string(), z.int())) ?? {};
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
