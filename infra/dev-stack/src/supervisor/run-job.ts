import { spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { signalGroup } from '../lib/process-identity.js';
import { failureOf, openLog } from './log-files.js';
import type { ProcessRecords } from './process-records.js';
import type { Command } from './process-spec.js';

/** Runs a program of the stack to its end, in its own process group. Its output goes to a log file. */
export function runJob(
  name: string,
  command: Command,
  around: { dataDir: string; records: ProcessRecords; signal: AbortSignal },
): Promise<void> {
  const { dataDir, records, signal } = around;
  return new Promise((resolve, reject) => {
    const log = openLog(dataDir, name);
    const child = spawn(command.file, command.args, {
      cwd: command.cwd,
      env: command.env,
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    const stop = () => child.pid && signalGroup(child.pid, 'SIGKILL');
    signal.addEventListener('abort', stop, { once: true });
    if (child.pid) records.add(name, child.pid, 'SIGTERM');
    child.once('error', (error) => reject(error));
    child.once('close', (code, killed) => {
      signal.removeEventListener('abort', stop);
      records.remove(name);
      if (code === 0 || signal.aborted) return resolve();
      reject(failureOf(dataDir, name, `failed with ${killed ?? `status ${code}`}`));
    });
  });
}
