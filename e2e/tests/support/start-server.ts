import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const patienceMs = 60_000;
const attempts = 3;

/** A server of the shell, ready to render pages. */
export interface RunningServer {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a server of the shell on a free port.
 * @param program its built main file
 */
export async function startServer(
  program: string,
  environment: NodeJS.ProcessEnv,
): Promise<RunningServer> {
  let output = '';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const port = await freePort();
    const server = spawn(process.execPath, [program], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'], PORT: String(port), ...environment },
    });
    output = '';
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-2_000);
      });
    }
    const url = `http://127.0.0.1:${port}`;
    if (await isReady(`${url}/readyz`, server)) return { url, stop: () => end(server) };
    // Somebody else may have taken the port meanwhile.
    await end(server);
  }
  throw new Error(`The second server of the site did not start:\n${output}`);
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function isReady(url: string, server: ChildProcess): Promise<boolean> {
  const until = Date.now() + patienceMs;
  while (Date.now() < until && server.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return true;
    await delay(50);
  }
  return false;
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, 'exit');
  server.kill('SIGKILL');
  await exit;
}
