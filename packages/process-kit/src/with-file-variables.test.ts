import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withFileVariables } from './with-file-variables.js';

const folder = mkdtempSync(join(tmpdir(), 'town-environment-'));
const file = join(folder, 'secret');
writeFileSync(file, 'tulip river\n');
afterAll(() => rmSync(folder, { recursive: true }));

test("the value is the file's content without the final line break", () => {
  const env = withFileVariables({ PASSWORD_FILE: file, PORT: '1' }, ['PASSWORD', 'PORT']);
  expect(env).toMatchObject({ PASSWORD: 'tulip river', PORT: '1' });
});

test('an empty variable counts as not set, and so does an empty file variable', () => {
  const env = withFileVariables({ A: '', A_FILE: file, B: 'kept', B_FILE: '' }, ['A', 'B']);
  expect(env).toMatchObject({ A: 'tulip river', B: 'kept' });
});

test('a variable whose own name ends in _FILE keeps its path', () => {
  const env = withFileVariables({ SANDBOX_FILE: file }, ['SANDBOX', 'SANDBOX_FILE']);
  expect(env).toEqual({ SANDBOX_FILE: file });
});

test('other variables stay as they are', () => {
  expect(withFileVariables({ OTHER_FILE: file }, ['PASSWORD'])).toEqual({ OTHER_FILE: file });
});

test('a value and a file for the same variable are refused', () => {
  const read = () => withFileVariables({ PASSWORD: 'x', PASSWORD_FILE: file }, ['PASSWORD']);
  expect(read).toThrow('PASSWORD and PASSWORD_FILE are both set: set one of them');
});

test('the error for an unreadable file names the variable and hides the path', () => {
  const path = join(folder, 'missing');
  const read = () => withFileVariables({ PASSWORD_FILE: path }, ['PASSWORD']);
  expect(read).toThrow(/^PASSWORD_FILE: .*\(ENOENT\)$/);
  expect(read).not.toThrow(path);
});
