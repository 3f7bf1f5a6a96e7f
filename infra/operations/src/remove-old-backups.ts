import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { manifestFile } from './backup-stack.js';

/** The name of a backup of this moment. Sorting by name sorts by time. */
export const backupName = (now: Date) => `backup-${now.toISOString().replace(/[:.]/g, '-')}`;

/** Folders with another name are not removed. */
const named = /^backup-\d{4}-\d{2}-\d{2}T[\d-]+Z$/;

/**
 * Removes backups with a generated name, except the newest complete ones. An unfinished one stays while no
 * newer one is complete.
 * @param keep how many stay, at least 1
 * @returns the names of the removed backups
 */
export function removeOldBackups(folder: string, keep: number): string[] {
  const names = readdirSync(folder)
    .filter((name) => named.test(name))
    .sort()
    .reverse();
  const complete = names.filter((name) => existsSync(join(folder, name, manifestFile)));
  const kept = new Set(complete.slice(0, keep));
  const [newest = ''] = complete;
  const old = names.filter((name) => name < newest && !kept.has(name));
  for (const name of old) rmSync(join(folder, name), { recursive: true });
  return old;
}
