import { execFileSync } from 'node:child_process';
import * as z from 'zod/mini';
import { bootId, statOf } from './proc.js';

/** A process. The start time distinguishes it from a later process with the same pid. */
export const processIdentitySchema = z.object({ pid: z.int(), started: z.string() });
export type ProcessIdentity = z.infer<typeof processIdentitySchema>;

/** The process that has this pid now; undefined if there is none or if it has ended. */
export function identify(pid: number): ProcessIdentity | undefined {
  const started = process.platform === 'linux' ? startOnLinux(pid) : startByPs(pid);
  return started === undefined ? undefined : { pid, started };
}

/** Whether exactly this process is still running. */
export function isAlive(identity: ProcessIdentity): boolean {
  return identify(identity.pid)?.started === identity.started;
}

/** Sends a signal to the process's group, or to the process alone if it leads no group. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  for (const target of [-pid, pid]) {
    try {
      process.kill(target, signal);
      return;
    } catch {
      // There is no such group, so signal the process alone; it may also have ended.
    }
  }
}

/** Field 22 of `stat` is relative to the boot, so the start time includes the boot's id. */
function startOnLinux(pid: number): string | undefined {
  const fields = statOf(pid);
  // A zombie: it has ended, but its parent has not collected its exit status.
  if (!fields[0] || fields[0] === 'Z' || fields[0] === 'X') return undefined;
  return `${bootId()}/${fields[19]}`;
}

function startByPs(pid: number): string | undefined {
  try {
    const text = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    return text === '' || text.startsWith('Z') ? undefined : text.replace(/^\S+\s+/, '');
  } catch {
    return undefined;
  }
}
