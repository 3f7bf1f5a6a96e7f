import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraryFolders } from './library-folders.js';

/**
 * Writes a script that starts a program of an unpacked tree with the tree's own libraries. An
 * environment variable for the whole stack would affect the system's programs as well.
 */
export function writeStartScript(root: string, name: string, program: string, lines = ''): void {
  const libraries = libraryFolders(root).map((folder) => `$here/${folder}`);
  const search = libraries.length
    ? `export LD_LIBRARY_PATH="${libraries.join(':')}\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"\n`
    : '';
  const path = join(root, name);
  writeFileSync(
    path,
    `#!/bin/sh\nhere=$(CDPATH= cd "$(dirname "$0")" && pwd)\n${search}${lines}exec "$here/${program}" "$@"\n`,
  );
  chmodSync(path, 0o755);
}
