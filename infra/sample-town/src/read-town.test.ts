import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { managedKinds } from '@town/contracts/managed-records/managed-kinds';
import { defaultSettings } from '@town/contracts/settings/town-settings';
import { readTown } from './read-town.js';

const now = new Date('2027-03-01T12:00:00Z');
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
  const { settings, records } = readTown(folder, now);
  expect(settings).toEqual(defaultSettings);
  expect(records.map((each) => each.records)).toEqual(managedKinds.map(() => []));
});

test('a wrong value is refused with an error that names its file and field', () => {
  write('settings', { ...defaultSettings, reviewEvents: 'maybe' });
  expect(() => readTown(folder, now)).toThrow(/settings\.json: [\s\S]*reviewEvents/);
});

test('a record that staff could not enter is refused with an error that names its file and field', () => {
  write('settings', defaultSettings);
  write('services', [{ name: 'Plumber', category: 'household', latitude: 900 }]);
  expect(() => readTown(folder, now)).toThrow(/services\.json: [\s\S]*0[\s\S]*latitude/);
});

test('two records with one name are refused, because their ids would be the same', () => {
  write('settings', defaultSettings);
  write('churches', [{ name: 'Chapel' }, { name: 'Chapel' }]);
  expect(() => readTown(folder, now)).toThrow(/churches\.json: [\s\S]*the same name/);
});

test('a file whose name is no kind is refused, because its records would be missing', () => {
  write('settings', defaultSettings);
  write('buisnesses', []);
  expect(() => readTown(folder, now)).toThrow(/buisnesses\.json[\s\S]*businesses\.json/);
});

test('a folder without settings holds no town', () => {
  expect(() => readTown(folder, now)).toThrow(/settings\.json/);
});
