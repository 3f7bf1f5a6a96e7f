import { openSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readTextFile } from '@town/process-kit/read-text-file';
import { StackError } from '../lib/stack-error.js';

const MAX_BYTES = 5 * 1024 * 1024;
/** Number of bytes at a log's end that are searched for an error. */
const TAIL_LENGTH = 4096;

export function logPath(dataDir: string, name: string): string {
  return join(dataDir, 'logs', `${name}.log`);
}

/** Opens the log of a process. A log that has grown large is renamed first. */
export function openLog(dataDir: string, name: string): number {
  const path = logPath(dataDir, name);
  const log = statSync(path, { throwIfNoEntry: false });
  if (log && log.size > MAX_BYTES) renameSync(path, `${path}.1`);
  return openSync(path, 'a');
}

/** The error of a failed process, with the last error line at the end of its log. */
export function failureOf(dataDir: string, name: string, how: string): StackError {
  const path = logPath(dataDir, name);
  const said = lastLine(readTextFile(path)?.slice(-TAIL_LENGTH) ?? '');
  return new StackError(`${name} ${how}${said ? ` (“${said}”)` : ''}: see ${path}.`);
}

/** The last line that reports an error, or else the last line. */
function lastLine(log: string): string | undefined {
  const lines = log.split('\n').filter((line) => line.trim() !== '');
  const telling = lines.findLast((line) => /error|fatal|cannot|could not/i.test(line));
  return (telling ?? lines.at(-1))?.trim().slice(0, 300);
}
