import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextIteration } from 'node:timers/promises';
import { withFolderLock } from './folder-lock.js';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folder-lock-'));
  path = join(folder, '.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs many holders at once and returns how many held the lock at the same time. */
async function mostHolders(count: number): Promise<{ most: number; done: number }> {
  let holders = 0;
  let most = 0;
  let done = 0;
  const hold = async () => {
    holders += 1;
    most = Math.max(most, holders);
    await nextIteration();
    holders -= 1;
    done += 1;
  };
  await Promise.all(Array.from({ length: count }, () => withFolderLock(path, hold)));
  return { most, done };
}

describe('a lock on a folder', () => {
  it('has one holder at a time', async () => {
    expect(await mostHolders(20)).toEqual({ most: 1, done: 20 });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is released after a failure', async () => {
    const failing = withFolderLock(path, () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
    expect(await withFolderLock(path, () => Promise.resolve('held'))).toBe('held');
  });

  it('is taken from a holder that died, by one of many', async () => {
    mkdirSync(path);
    utimesSync(path, new Date(0), new Date(0));
    expect(await mostHolders(3)).toEqual({ most: 1, done: 3 });
    expect(readdirSync(folder)).toEqual([]);
  });
});
