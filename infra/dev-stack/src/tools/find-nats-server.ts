import { join } from 'node:path';
import { runCommand } from '../lib/run-command.js';
import { StackError } from '../lib/stack-error.js';
import { type DebianPackages, unpackDebianPackages } from './debian-packages.js';
import { trixieSources } from './debian-sources.js';
import { explicitPath } from './explicit-path.js';
import { findOnPath } from './find-on-path.js';
import { installWithHomebrew } from './homebrew.js';
import { toolsDir } from './tools-dir.js';

const PROGRAM = 'usr/sbin/nats-server';

/** Finds nats-server, or downloads it. */
export async function findNatsServer(): Promise<string> {
  const explicit = explicitPath('NATS_SERVER_PATH');
  if (explicit) return explicit;
  const installed = findOnPath('nats-server');
  if (installed && (await natsSyncsAlways(installed))) return installed;
  const unpacked = await unpackFirst(natsPackages());
  if (unpacked) return join(unpacked, PROGRAM);
  const last = installed ?? (await installWithHomebrew('nats-server'));
  if (last) return last;
  throw new StackError(
    'nats-server is missing and could not be fetched (is there a network?). Install it with ' +
      '`sudo apt-get install nats-server` or `brew install nats-server`, or set NATS_SERVER_PATH to it.',
  );
}

/** Whether this server can write every message to disk before it acknowledges it (2.10 and later). */
export async function natsSyncsAlways(server: string): Promise<boolean> {
  const { stdout } = await runCommand(server, ['--version']);
  const [, major = '0', minor = '0'] = /v(\d+)\.(\d+)/.exec(stdout) ?? [];
  return Number(major) > 2 || (Number(major) === 2 && Number(minor) >= 10);
}

function natsPackages(): DebianPackages[] {
  const check: DebianPackages['check'] = [PROGRAM, '--version'];
  const own = { name: 'nats-server', packages: ['nats-server'], check };
  // The nats-server of earlier releases can lose the state of a consumer when it is killed.
  const sources = trixieSources();
  return sources ? [{ ...own, name: 'nats-server-trixie', sources }, own] : [own];
}

async function unpackFirst(requests: DebianPackages[]): Promise<string | undefined> {
  for (const request of requests) {
    const folder = await unpackDebianPackages(toolsDir(), request);
    if (folder) return folder;
  }
  return undefined;
}
