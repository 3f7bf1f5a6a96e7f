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
 * Copies this checkout's sources and build output to a new folder. The copy shares the installed packages,
 * but its workspaces resolve each other within the copy.
 */
export function copyCheckout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'town-checkout-'));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', list, { cwd: projectRoot, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(projectRoot, path)));
  const copy = (path: string) => cpSync(join(projectRoot, path), join(folder, path), asTheyAre);
  for (const path of listed) copy(path);
  for (const manifest of listed.filter((path) => path.endsWith('package.json'))) {
    const workspace = dirname(manifest);
    linkPackages(folder, join(workspace, 'node_modules'));
    const built = join(workspace, 'dist');
    if (existsSync(join(projectRoot, built))) copy(built);
  }
  return folder;
}

/** With the same modification times the compiler treats the files as unchanged. */
const asTheyAre = { recursive: true, preserveTimestamps: true };

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
