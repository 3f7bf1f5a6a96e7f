/**
 * Reads information about processes from Linux's /proc. The results are empty for a process that has ended
 * and on other systems.
 */
import { readTextFile } from '@town/process-kit/read-text-file';

const read = (pid: number, file: string) => readTextFile(`/proc/${pid}/${file}`) ?? '';

/** The id of the machine's current boot. */
export const bootId = () => readTextFile('/proc/sys/kernel/random/boot_id')?.trim();

/** A process's command and its arguments. */
export const commandLineOf = (pid: number): string[] => read(pid, 'cmdline').split('\0');

/** The fields of `stat` from the third on. The second one, a name, may contain spaces. */
export function statOf(pid: number): (string | undefined)[] {
  const stat = read(pid, 'stat');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

export const parentOf = (pid: number) => Number(statOf(pid)[1]) || undefined;

/**
 * Memory in megabytes.
 * @param field `VmRSS` of `status` is what is resident. `Pss` of `smaps_rollup` divides pages that several
 *   processes share among them, so that sums are right
 */
export function megabytesOf(
  pid: number,
  file: 'status' | 'smaps_rollup',
  field: 'VmRSS' | 'Pss',
): number | undefined {
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(read(pid, file))?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}
