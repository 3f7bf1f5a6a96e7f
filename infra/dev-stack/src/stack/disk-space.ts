import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { StackError } from '../lib/stack-error.js';

const MEGABYTE = 1024 * 1024;
const NEW_TOWN = 250 * MEGABYTE;
const EXISTING_TOWN = 40 * MEGABYTE;

/** The free space of the disk that holds a folder, in bytes. */
export async function freeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Refuses to start on a full disk, before any file is half written. */
export async function requireDiskSpace(dataDir: string): Promise<void> {
  const free = await freeSpace(dataDir);
  const needed = existsSync(join(dataDir, 'postgres')) ? EXISTING_TOWN : NEW_TOWN;
  if (free >= needed) return;
  throw new StackError(
    `The disk of ${dataDir} has ${Math.floor(free / MEGABYTE)} MB free, and ${needed / MEGABYTE} MB are needed: ` +
      'free some space, or set DATA_DIR to a folder on another disk.',
  );
}
