import { join } from 'node:path';
import { runCommand } from '../lib/run-command.js';
import { type DebianPackages, unpackDebianPackages } from './debian-packages.js';
import { trixieSources } from './debian-sources.js';
import { findOnPath } from './find-on-path.js';
import { findTool } from './find-tool.js';
import { toolsDir } from './tools-dir.js';

const PROGRAM = 'usr/sbin/nats-server';

/** Finds nats-server, or downloads it. */
export function findNatsServer(): Promise<string> {
  return findTool({
    name: 'nats-server',
    variable: 'NATS_SERVER_PATH',
    installed: findOnPath('nats-server'),
    suits: natsSyncsAlways,
    unpack: unpackNats,
    advice: '`sudo apt-get install nats-server` or `brew install nats-server`',
  });
}

/** Whether this server can write every message to disk before it acknowledges it (2.10 and later). */
export async function natsSyncsAlways(server: string): Promise<boolean> {
  const { stdout } = await runCommand(server, ['--version']);
  const [, major = '0', minor = '0'] = /v(\d+)\.(\d+)/.exec(stdout) ?? [];
  return Number(major) > 2 || (Number(major) === 2 && Number(minor) >= 10);
}

async function unpackNats(): Promise<string | undefined> {
  const check: DebianPackages['check'] = [PROGRAM, '--version'];
  const own = { name: 'nats-server', packages: ['nats-server'], check };
  // The nats-server of earlier releases can lose the state of a consumer when it is killed.
  const sources = trixieSources();
  const later = sources && { ...own, name: 'nats-server-trixie', sources };
  const folder =
    (later && (await unpackDebianPackages(toolsDir(), later))) ??
    (await unpackDebianPackages(toolsDir(), own));
  return folder && join(folder, PROGRAM);
}
