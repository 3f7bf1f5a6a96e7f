import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process, told from a later stranger with the same number by the time it started. */
export interface ProcessIdentity {
  pid: number;
  started: string;
}

/** Who has this number now; undefined when nobody, or only a process that has ended, has it. */
export function identify(pid: number): ProcessIdentity | undefined {
  const started = process.platform === 'linux' ? startOnLinux(pid) : startByPs(pid);
  return started === undefined ? undefined : { pid, started };
}

/** Whether exactly this process still runs. */
export function isAlive(identity: ProcessIdentity): boolean {
  return identify(identity.pid)?.started === identity.started;
}

/** Sends a signal to a process's whole group, or to it alone when it leads none. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  for (const target of [-pid, pid]) {
    try {
      process.kill(target, signal);
      return;
    } catch {
      // No such group: next the process itself; no such process: it has ended already.
    }
  }
}

/** Field 22 of `stat` counts from the boot, so the boot's own id belongs to it. */
function startOnLinux(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${fields[19]}`;
  } catch {
    return undefined;
  }
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
