import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { serviceUrlVariables } from '@town/contracts/api/owners';
import { api } from '@town/contracts/api/paths';
import { freePort } from '@town/process-kit/testing/free-port';
import { type FrontSite, startFront } from './front.js';

const patienceMs = 60_000;
const attempts = 3;
/** An address at which nothing listens. */
const nowhere = 'http://127.0.0.1:9';

/** A build of the shell and published slices. */
export interface Release {
  /** The shell's `dist`. */
  shell: string;
  /** Folder with the registry and the slices. */
  slices: string;
  publicKeyFile: string;
}

const dataDir = () => process.env['TOWN_DATA_DIR'] ?? '.local';

/** This checkout's shell, and the slices of the running stack. */
export function currentRelease(): Release {
  return {
    shell: resolve(import.meta.dirname, '../../../shells/site/dist'),
    slices: join(dataDir(), 'slices'),
    publicKeyFile: join(dataDir(), 'keys/slices-public.pem'),
  };
}

/**
 * Starts a second server of the site, with the services of the running stack.
 * @param unreachable services that stop responding after the server has read the town's settings
 * @param more further environment variables of the server
 */
export async function startSiteServer(
  release: Release,
  unreachable: readonly string[] = [],
  more: Record<string, string> = {},
) {
  const stack: { processes: Record<string, { url: string }> } = JSON.parse(
    readFileSync(join(dataDir(), 'run/stack.json'), 'utf8'),
  );
  const lost = new Map<string, FrontSite>();
  for (const name of unreachable) {
    lost.set(name, await loseService(stack.processes[name]?.url ?? nowhere));
  }
  const service = (name: string) => lost.get(name)?.url ?? stack.processes[name]?.url ?? nowhere;
  const stopAll = async (server: ChildProcess) => {
    await stop(server);
    for (const front of lost.values()) await front.stop();
  };
  const environment = {
    PATH: process.env['PATH'],
    ...serviceUrlVariables(service),
    SLICES_DIR: release.slices,
    SLICES_PUBLIC_KEYS_FILE: release.publicKeyFile,
    SITE_URL: 'http://localhost:8080',
    ...more,
  };
  let output = '';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const port = await freePort();
    const server = spawn(process.execPath, [join(release.shell, 'server/main.js')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...environment, PORT: String(port) },
    });
    output = '';
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-2_000);
      });
    }
    const url = `http://127.0.0.1:${port}`;
    if (await isReady(`${url}/readyz`, server)) return { url, stop: () => stopAll(server) };
    // Another process may have taken the port in the meantime.
    await stop(server);
  }
  throw new Error(`The second server of the site did not start:\n${output}`);
}

/** A service that answers the request for the town's settings, and closes the connection on all others. */
function loseService(url: string): Promise<FrontSite> {
  return startFront(
    (path, outgoing) => {
      if (path === api.town) return url;
      outgoing.destroy();
      return undefined;
    },
    () => Promise.resolve(),
  );
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

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, 'exit');
  server.kill('SIGKILL');
  await exit;
}
