import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTextFile } from '@town/process-kit/read-text-file';
import { commandLineOf } from '../lib/proc.js';
import { identify, signalGroup } from '../lib/process-identity.js';
import { runCommand } from '../lib/run-command.js';
import { StackError } from '../lib/stack-error.js';
import { waitUntil } from '../lib/wait-until.js';
import type { Command } from '../supervisor/process-spec.js';
import type { PostgresAccount } from './postgres-account.js';

const STOP_MS = 10_000;

export function clusterFolder(account: PostgresAccount): string {
  return join(account.home, 'postgres');
}

/** Creates the cluster at the first start. The folder gets its name only when the cluster is complete. */
export async function createCluster(account: PostgresAccount, password: string): Promise<void> {
  const folder = clusterFolder(account);
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const unfinished = `${folder}.new`;
  const passwordFile = join(account.home, 'postgres.password');
  rmSync(unfinished, { recursive: true, force: true });
  rmSync(passwordFile, { force: true });
  try {
    mkdirSync(unfinished, { mode: 0o700 });
    writeFileSync(passwordFile, password, { mode: 0o600 });
    account.handOver(unfinished);
    account.handOver(passwordFile);
    const initdb = account.command('initdb', [
      `--pgdata=${unfinished}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=en-US',
    ]);
    await runInitdb(initdb);
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
    rmSync(passwordFile, { force: true });
  }
}

/** The command of the server, with settings for a small machine that five services share. */
export function serverCommand(account: PostgresAccount, port: number): Command {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    shared_buffers: '48MB',
    max_connections: '120',
    max_wal_size: '256MB',
    lc_messages: 'C',
    timezone: 'UTC',
    log_timezone: 'UTC',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return account.command('postgres', ['-D', clusterFolder(account), ...options]);
}

/** Cleans up after a killed server: ends one without a supervisor, or removes its stale pid file. */
export async function clearStaleServer(account: PostgresAccount): Promise<void> {
  const note = join(clusterFolder(account), 'postmaster.pid');
  const pid = Number(readTextFile(note)?.split('\n')[0]);
  if (pid > 1 && commandLineOf(pid).includes(clusterFolder(account))) {
    signalGroup(pid, 'SIGINT');
    await waitUntil(() => !identify(pid), STOP_MS);
  }
  rmSync(note, { force: true });
}

async function runInitdb(command: Command): Promise<void> {
  // A process of another user needs a current folder that it can enter.
  const { file, args, env, uid, gid, cwd } = command;
  const result = await runCommand(file, args, { env, uid, gid, cwd });
  if (result.code === 0) return;
  const said = result.stderr.trim().split('\n');
  const cause = said.find((line) => /error|fatal|could not|no space/i.test(line)) ?? said.at(-1);
  throw new StackError(
    /No space left/i.test(result.stderr)
      ? 'The disk became full while the database was created: free some space, or set DATA_DIR to a folder on another disk.'
      : `The database could not be created (“${cause?.trim()}”): delete DATA_DIR and start again.`,
  );
}
