import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface StackFile {
  admin: { email: string; passwordFile: string };
}

/** The first staff account of the stack that is tested. */
export function firstAccount(): { email: string; password: string } {
  const folder = process.env.TOWN_DATA_DIR ?? '.local';
  const stack = JSON.parse(readFileSync(join(folder, 'run/stack.json'), 'utf8')) as StackFile;
  const password = readFileSync(stack.admin.passwordFile, 'utf8').trim();
  return { email: stack.admin.email, password };
}
