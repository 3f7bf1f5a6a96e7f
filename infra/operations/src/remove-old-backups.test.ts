import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backupName, removeOldBackups } from './remove-old-backups.js';

const day = (number: number) => backupName(new Date(Date.UTC(2026, 10, number, 8, 30)));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'town-backups-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, isComplete = true): void {
  mkdirSync(join(folder, name));
  if (isComplete) writeFileSync(join(folder, name, 'manifest.json'), '{}');
}

it('keeps the newest backups and removes the older ones', () => {
  for (const number of [9, 10, 11, 12]) write(day(number));
  expect(removeOldBackups(folder, 2)).toEqual([day(10), day(9)]);
  expect(readdirSync(folder).sort()).toEqual([day(11), day(12)]);
});

it('counts complete backups only, and removes an unfinished one after a newer is complete', () => {
  write(day(9));
  write(day(10), false);
  write(day(11));
  write(day(12), false);
  removeOldBackups(folder, 2);
  expect(readdirSync(folder).sort()).toEqual([day(9), day(11), day(12)]);
});

it('does not touch folders that the command has not named', () => {
  for (const name of ['before-the-fair', 'backup-of-mine', day(9), day(10)]) write(name);
  removeOldBackups(folder, 1);
  expect(readdirSync(folder).sort()).toEqual([day(10), 'backup-of-mine', 'before-the-fair']);
});
