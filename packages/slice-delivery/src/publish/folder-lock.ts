import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { lock } from 'proper-lockfile';

/** The lock is held for milliseconds. After this time its holder counts as dead. */
const staleMs = 5000;

/**
 * Runs something while no other process that uses the same folder does.
 * @param path of the lock, a folder that exists while the lock is held
 * @param work receives a function that says whether the lock is still held
 */
export async function withFolderLock<T>(
  path: string,
  work: (isHeld: () => boolean) => Promise<T>,
): Promise<T> {
  let held = true;
  mkdirSync(dirname(path), { recursive: true });
  const release = await lock(path, {
    lockfilePath: path,
    realpath: false,
    stale: staleMs,
    retries: { forever: true, minTimeout: 10, maxTimeout: 100, randomize: true },
    onCompromised: () => {
      held = false;
    },
  });
  try {
    return await work(() => held);
  } finally {
    if (held) await release();
  }
}
