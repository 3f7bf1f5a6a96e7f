import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../lib/project-root.js';

/**
 * Copies the sources of this checkout to a new folder. The copy shares the installed packages, but its
 * workspaces find each other within the copy.
 */
export function copyCheckout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'town-checkout-'));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', list, { cwd: projectRoot, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(projectRoot, path)));
  for (const path of listed) cpSync(join(projectRoot, path), join(folder, path));
  for (const manifest of listed.filter((path) => path.endsWith('package.json'))) {
    linkPackages(folder, join(dirname(manifest), 'node_modules'));
  }
  return folder;
}

function linkPackages(folder: string, packages: string): void {
  const installed = join(projectRoot, packages);
  if (!existsSync(installed)) return;
  mkdirSync(join(folder, packages, '@town'), { recursive: true });
  for (const name of readdirSync(installed).filter((entry) => entry !== '@town')) {
    symlinkSync(join(installed, name), join(folder, packages, name));
  }
  const workspaces = join(installed, '@town');
  for (const name of existsSync(workspaces) ? readdirSync(workspaces) : []) {
    // A relative link leads to the copy's own workspace.
    symlinkSync(readlinkSync(join(workspaces, name)), join(folder, packages, '@town', name));
  }
}
