import { chmodSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** The shared-library folders of an unpacked tree, relative to it. */
function libraryFolders(root: string): string[] {
  return ['lib', 'usr/lib'].flatMap((base) => {
    const folder = join(root, base);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((name) => /-linux-gnu\w*$/.test(name))
      .flatMap((name) => [join(base, name), join(base, name, 'pulseaudio')])
      .filter((name) => existsSync(join(root, name)));
  });
}
