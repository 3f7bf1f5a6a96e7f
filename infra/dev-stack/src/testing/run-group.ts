import { type ChildProcess, spawn } from 'node:child_process';
import { signalGroup } from '../lib/process-identity.js';
import { projectRoot } from '../lib/project-root.js';
import { waitUntil } from '../lib/wait-until.js';

const GRACE_MS = 10_000;
const running = new Set<ChildProcess>();
let isEnding = false;

/**
 * Runs a program to its end in its own process group; returns its exit status. After `endRunningGroups` no
 * new program starts.
 */
export function runGroup(
  file: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  timeoutMs: number,
): Promise<number | null> {
  if (isEnding) return Promise.resolve(null);
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: projectRoot,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    running.add(child);
    const timer = setTimeout(() => {
      console.error(`  ${args[0]} took more than ${timeoutMs / 60_000} minutes and is ended.`);
      void end(child);
    }, timeoutMs);
    const done = (status: number | null) => {
      clearTimeout(timer);
      running.delete(child);
      if (child.pid) signalGroup(child.pid, 'SIGKILL');
      resolve(status);
    };
    child.once('error', () => done(127));
    child.once('exit', (status) => done(status));
  });
}

/** Ends every group that is still running. */
export async function endRunningGroups(): Promise<void> {
  isEnding = true;
  await Promise.all([...running].map(end));
}

async function end(child: ChildProcess): Promise<void> {
  if (!child.pid) return;
  signalGroup(child.pid, 'SIGTERM');
  if (!(await waitUntil(() => child.exitCode !== null || child.signalCode !== null, GRACE_MS))) {
    signalGroup(child.pid, 'SIGKILL');
  }
}
