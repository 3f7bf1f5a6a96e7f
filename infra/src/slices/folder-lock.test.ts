import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { withFolderLock } from './folder-lock.js';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folder-lock-'));
  file = join(folder, '.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

const leave = (lock: object) => writeFileSync(file, JSON.stringify(lock));
const noProcess = 2 ** 22 + 1;

describe('a lock on a folder', () => {
  it('lets one in at a time', async () => {
    let inside = 0;
    let most = 0;
    let done = 0;
    await Promise.all(
      Array.from({ length: 20 }, () =>
        withFolderLock(file, async () => {
          inside += 1;
          most = Math.max(most, inside);
          await turn();
          inside -= 1;
          done += 1;
        }),
      ),
    );
    expect({ most, done }).toEqual({ most: 1, done: 20 });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is free again after a failure', async () => {
    const failing = withFolderLock(file, () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
    expect(await withFolderLock(file, () => 'in')).toBe('in');
  });

  it.each([
    ['whose process has died', { pid: noProcess, host: hostname(), since: Date.now() }],
    ['of another machine that is silent for long', { pid: 1, host: 'other', since: 0 }],
  ])('is taken from a holder %s, once', async (_, holder) => {
    leave({ ...holder, token: 'theirs' });
    let inside = 0;
    let most = 0;
    const enter = () =>
      withFolderLock(file, async () => {
        inside += 1;
        most = Math.max(most, inside);
        await turn();
        inside -= 1;
      });
    await Promise.all([enter(), enter(), enter()]);
    expect(most).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is taken from a file that is no lock, once it is old', async () => {
    writeFileSync(file, '');
    utimesSync(file, new Date(0), new Date(0));
    expect(await withFolderLock(file, () => 'in')).toBe('in');
  });

  it('tells a holder whose lock was taken', async () => {
    await withFolderLock(file, (stillOurs) => {
      expect(stillOurs()).toBe(true);
      leave({ pid: process.pid, host: hostname(), token: 'theirs', since: Date.now() });
      expect(stillOurs()).toBe(false);
    });
    expect(readdirSync(folder)).toEqual(['.lock']);
  });
});
