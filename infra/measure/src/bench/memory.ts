import { readdirSync } from 'node:fs';
import { megabytesOf, parentOf } from '@town/dev-stack/lib/proc';

/**
 * Memory in megabytes: the resident set of a process, and the proportional set size of it and its children.
 */
export interface Memory {
  resident: number;
  proportional: number;
}

export function memoryOf(pid: number): Memory {
  const parts = [pid, ...descendantsOf(pid)].map(
    (member) => megabytesOf(member, 'smaps_rollup', 'Pss') ?? 0,
  );
  return {
    resident: megabytesOf(pid, 'status', 'VmRSS') ?? 0,
    proportional: parts.reduce((sum, part) => sum + part, 0),
  };
}

function descendantsOf(pid: number): number[] {
  const children = readdirSync('/proc')
    .map(Number)
    .filter((each) => parentOf(each) === pid);
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}
