import { readdirSync, readFileSync } from 'node:fs';

/** Resident memory in megabytes: of a process, and of it with all its children. */
export interface Memory {
  resident: number;
  /** Pages that several processes share are divided among them, so that sums are right. */
  proportional: number;
}

export function memoryOf(pid: number): Memory {
  const tree = [pid, ...descendantsOf(pid)];
  return {
    resident: kilobytes(`/proc/${pid}/status`, 'VmRSS') / 1024,
    proportional:
      tree.reduce((sum, member) => sum + kilobytes(`/proc/${member}/smaps_rollup`, 'Pss'), 0) /
      1024,
  };
}

function descendantsOf(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number);
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

function parentOf(pid: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

function kilobytes(path: string, field: string): number {
  try {
    return Number(
      new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(path, 'utf8'))?.[1] ?? 0,
    );
  } catch {
    return 0;
  }
}
