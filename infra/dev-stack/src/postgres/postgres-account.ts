import { chownSync, cpSync, lstatSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../lib/progress.js';
import { runCommand } from '../lib/run-command.js';
import { StackError } from '../lib/stack-error.js';
import type { Command } from '../supervisor/process-spec.js';

/** The account that runs PostgreSQL, and where its data is. */
export interface PostgresAccount {
  /** The folder that holds the cluster's folder. */
  home: string;
  /** Gives this account a file or folder that root has created. */
  handOver: (path: string) => void;
  /** The command that runs a PostgreSQL program as this account. */
  command: (program: string, args: string[]) => Command;
}

const AS_USER = ['--user', '--map-user=1000', '--map-group=1000'];

/**
 * Chooses the account that runs PostgreSQL, which refuses to run as root. In a user namespace root has
 * another number: this needs no account on the machine, and the server can read what root can read. Where
 * the system forbids namespaces (many containers do), the server runs as `postgres` or `nobody`, from a
 * folder that they can enter.
 * @param binaries the folder with bin, lib and share
 */
export async function choosePostgresAccount(
  binaries: string,
  dataDir: string,
): Promise<PostgresAccount> {
  const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C' };
  const program = (name: string) => join(binaries, 'bin', name);
  const plain = { home: dataDir, handOver: () => {} };
  if (process.getuid?.() !== 0) {
    return { ...plain, command: (name, args) => ({ file: program(name), args, env }) };
  }
  if (!isLink(join(dataDir, 'postgres')) && (await mayMapUsers())) {
    return {
      ...plain,
      command: (name, args) => ({
        file: 'unshare',
        args: [...AS_USER, program(name), ...args],
        env,
      }),
    };
  }
  return asOtherUser(binaries, dataDir, env);
}

async function mayMapUsers(): Promise<boolean> {
  return (await runCommand('unshare', [...AS_USER, 'true'])).code === 0;
}

async function asOtherUser(
  binaries: string,
  dataDir: string,
  env: Record<string, string>,
): Promise<PostgresAccount> {
  const { uid, gid } = await findUnprivilegedUser();
  const link = join(dataDir, 'postgres');
  let home: string;
  if (isLink(link)) {
    home = join(realpathSync(link), '..');
  } else {
    home = mkdtempSync('/var/tmp/town-postgres-');
    say(`PostgreSQL cannot run as root: it runs as another user, with its data in ${home}.`);
    cpSync(binaries, join(home, 'native'), { recursive: true, verbatimSymlinks: true });
    chownSync(home, uid, gid);
    symlinkSync(join(home, 'postgres'), link);
  }
  return {
    home,
    handOver: (path) => chownSync(path, uid, gid),
    command: (name, args) => ({
      file: join(home, 'native/bin', name),
      args,
      env,
      cwd: '/',
      uid,
      gid,
    }),
  };
}

async function findUnprivilegedUser(): Promise<{ uid: number; gid: number }> {
  for (const user of ['postgres', 'nobody']) {
    const uid = await runCommand('id', ['-u', user]);
    const gid = await runCommand('id', ['-g', user]);
    if (uid.code === 0 && gid.code === 0) {
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
    }
  }
  throw new StackError(
    'PostgreSQL refuses to run as root, and this machine has neither user namespaces nor a user `nobody`: start as an ordinary user.',
  );
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}
