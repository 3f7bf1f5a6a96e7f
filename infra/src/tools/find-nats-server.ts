import { join } from 'node:path';
import { StackError } from '../local/stack-error.js';
import { type DebianPackages, unpackDebianPackages } from './debian-packages.js';
import { debianRelease } from './debian-release.js';
import { sourcesForRelease } from './debian-sources.js';
import { explicitPath } from './explicit-path.js';
import { findOnPath } from './find-on-path.js';
import { installWithHomebrew } from './homebrew.js';
import { runCommand } from './run-command.js';
import { toolsDir } from './tools-dir.js';

/** The releases whose own nats-server may lose a consumer's state when it is killed, see docs/decisions. */
const RELEASES_WITH_OLD_SERVER = ['bullseye', 'bookworm'];

const PROGRAM = 'usr/sbin/nats-server';

/** Finds nats-server, or brings it. */
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

/** Whether this server can write every message to the disk before it acknowledges it (2.10 and later). */
export async function natsSyncsAlways(server: string): Promise<boolean> {
  const { stdout } = await runCommand(server, ['--version']);
  const [, major = '0', minor = '0'] = /v(\d+)\.(\d+)/.exec(stdout) ?? [];
  return Number(major) > 2 || (Number(major) === 2 && Number(minor) >= 10);
}

function natsPackages(): DebianPackages[] {
  const check: DebianPackages['check'] = [PROGRAM, '--version'];
  const own = { name: 'nats-server', packages: ['nats-server'], check };
  const release = debianRelease();
  if (!release || !RELEASES_WITH_OLD_SERVER.includes(release)) return [own];
  const sources = sourcesForRelease(release, 'trixie');
  if (sources === '') return [own];
  return [{ ...own, name: 'nats-server-trixie', sources }, own];
}

async function unpackFirst(requests: DebianPackages[]): Promise<string | undefined> {
  for (const request of requests) {
    const folder = await unpackDebianPackages(toolsDir(), request);
    if (folder) return folder;
  }
  return undefined;
}
