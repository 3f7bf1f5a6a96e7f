import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The shared-library folders of an unpacked tree, relative to it. */
export function libraryFolders(root: string): string[] {
  return ['lib', 'usr/lib'].flatMap((base) => {
    const folder = join(root, base);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((name) => /-linux-gnu\w*$/.test(name))
      .flatMap((name) => [join(base, name), join(base, name, 'pulseaudio')])
      .filter((name) => existsSync(join(root, name)));
  });
}
