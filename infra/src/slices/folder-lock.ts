import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';

const lockSchema = z.object({
  pid: z.number(),
  host: z.string(),
  token: z.string(),
  since: z.number(),
});
type Lock = z.infer<typeof lockSchema>;

/** The lock is held for milliseconds; who holds it longer than this has died or hangs. */
const leaseMs = 10_000;
const waitMs = 20;

/**
 * Runs something while nobody else does, in this process or another one that uses the same folder.
 * @param file of the lock; whoever creates it holds it
 * @param work gets a question to ask right before what cannot be undone: is the lock still ours?
 */
export async function withFolderLock<T>(
  file: string,
  work: (stillOurs: () => boolean) => Promise<T> | T,
): Promise<T> {
  const mine = { pid: process.pid, host: hostname(), token: randomUUID(), since: Date.now() };
  while (!create(file, { ...mine, since: Date.now() })) {
    breakStale(file);
    await delay(waitMs);
  }
  try {
    return await work(() => read(file)?.token === mine.token);
  } finally {
    if (read(file)?.token === mine.token) rmSync(file, { force: true });
  }
}

/** The lock appears with its content or not at all. */
function create(file: string, lock: Lock): boolean {
  const whole = `${file}.${randomUUID()}`;
  writeFileSync(whole, JSON.stringify(lock));
  try {
    linkSync(whole, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(whole, { force: true });
  }
}

/** Takes a dead holder's lock away. Renaming tells apart those who try it at the same time. */
function breakStale(file: string): void {
  const lock = read(file);
  if (!lock || !isStale(lock)) return;
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const taken = read(aside);
  // Somebody else was faster, and this is the lock of the next holder: it is put back.
  if (taken && taken.token !== lock.token) create(file, taken);
  rmSync(aside, { force: true });
}

function isStale(lock: Lock): boolean {
  if (Date.now() - lock.since > leaseMs) return true;
  return lock.host === hostname() && !isAlive(lock.pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** What is no lock counts as one that nobody alive holds, as old as its file. */
function read(file: string): Lock | undefined {
  try {
    const since = statSync(file).mtimeMs;
    const lock = lockSchema.safeParse(parse(readFileSync(file, 'utf8')));
    return lock.success ? lock.data : { pid: 0, host: '', token: '', since };
  } catch {
    return undefined;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
