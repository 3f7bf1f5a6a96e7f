import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOrCreateSecrets } from './secrets.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'town-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('creates secrets once, and adds those that a later release needs', () => {
  const { first } = readOrCreateSecrets(folder, ['first']);
  expect(first).toMatch(/^\S{32}$/);
  expect(readOrCreateSecrets(folder, ['first', 'second'])).toMatchObject({ first });
});

it('never replaces a damaged file, because a person may still recover its secrets', () => {
  const file = join(folder, 'secrets.json');
  writeFileSync(file, '{"first": "abc');
  expect(() => readOrCreateSecrets(folder, ['first'])).toThrow('secrets.json is damaged');
  expect(readFileSync(file, 'utf8')).toBe('{"first": "abc');
});
