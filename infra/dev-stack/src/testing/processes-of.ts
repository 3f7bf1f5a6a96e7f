import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { readTextFile } from '@town/process-kit/read-text-file';

/** The pids of all processes whose command line or environment mentions this folder. */
export function processesOf(dataDir: string): number[] {
  if (process.platform !== 'linux') return processesByPs(dataDir);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter(
      (name) =>
        mentions(`/proc/${name}/cmdline`, dataDir) || mentions(`/proc/${name}/environ`, dataDir),
    )
    .map(Number);
}

function mentions(path: string, text: string): boolean {
  return readTextFile(path)?.includes(text) ?? false;
}

function processesByPs(dataDir: string): number[] {
  const lines = execFileSync('ps', ['axo', 'pid=,command='], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => line.includes(dataDir)).map((line) => Number.parseInt(line, 10));
}
