import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withFileVariables } from './with-file-variables.js';

const folder = mkdtempSync(join(tmpdir(), 'town-environment-'));
const file = join(folder, 'secret');
writeFileSync(file, 'tulip river\n');
afterAll(() => rmSync(folder, { recursive: true }));

test('a variable is what its file says, without the line break at the end', () => {
  const env = withFileVariables({ PASSWORD_FILE: file, PORT: '1' }, ['PASSWORD', 'PORT']);
  expect(env).toMatchObject({ PASSWORD: 'tulip river', PORT: '1' });
});

test('an empty variable gives way to the file, and an empty file variable to nothing', () => {
  const env = withFileVariables({ A: '', A_FILE: file, B: 'kept', B_FILE: '' }, ['A', 'B']);
  expect(env).toMatchObject({ A: 'tulip river', B: 'kept' });
});

test('a variable whose own name ends in _FILE keeps its path', () => {
  const env = withFileVariables({ SANDBOX_FILE: file }, ['SANDBOX', 'SANDBOX_FILE']);
  expect(env).toEqual({ SANDBOX_FILE: file });
});

test('names that nobody reads stay as they are', () => {
  expect(withFileVariables({ OTHER_FILE: file }, ['PASSWORD'])).toEqual({ OTHER_FILE: file });
});

test('a value and a file at once are refused: nobody could tell which one counts', () => {
  const read = () => withFileVariables({ PASSWORD: 'x', PASSWORD_FILE: file }, ['PASSWORD']);
  expect(read).toThrow('PASSWORD and PASSWORD_FILE are both set: set one of them');
});

test('a file that cannot be read is named by its variable, without its path', () => {
  const path = join(folder, 'missing');
  const read = () => withFileVariables({ PASSWORD_FILE: path }, ['PASSWORD']);
  expect(read).toThrow(/^PASSWORD_FILE: .*\(ENOENT\)$/);
  expect(read).not.toThrow(path);
});
