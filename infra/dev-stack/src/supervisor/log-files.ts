import { closeSync, openSync, readSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

const MAX_BYTES = 5 * 1024 * 1024;
const TAIL_BYTES = 4096;

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

/** The last line that reports an error, or else the last line, for a message. */
export function lastLogLine(dataDir: string, name: string): string {
  try {
    const path = logPath(dataDir, name);
    const size = statSync(path).size;
    const buffer = Buffer.alloc(Math.min(size, TAIL_BYTES));
    const file = openSync(path, 'r');
    readSync(file, buffer, 0, buffer.length, size - buffer.length);
    closeSync(file);
    const lines = buffer
      .toString('utf8')
      .split('\n')
      .filter((line) => line.trim() !== '');
    const telling = lines.findLast((line) => /error|fatal|cannot|could not/i.test(line));
    return (telling ?? lines.at(-1))?.trim().slice(0, 300) ?? '';
  } catch {
    return '';
  }
}
