import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultSettings } from '@town/contracts/settings/town-settings';
import { readTown } from './read-town.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'another-town-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: unknown) =>
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(content));

test('a town is read from any folder, and a kind without a file has no records', () => {
  write('settings', defaultSettings);
  write('churches', []);
  expect(readTown(folder)).toMatchObject({ settings: defaultSettings, churches: [], news: [] });
});

test('a wrong value is refused with its file and its field', () => {
  write('settings', { ...defaultSettings, reviewEvents: 'maybe' });
  expect(() => readTown(folder)).toThrow(/settings\.json: [\s\S]*reviewEvents/);
});

test('a folder without settings holds no town', () => {
  expect(() => readTown(folder)).toThrow(/settings\.json/);
});
