/**
 * The program behind `npm run pack-platform -- <folder>`: writes the tarballs of the packages that a
 * slice in another repository needs. The shell, which checks and development need, is packed as a build,
 * so that a slice's team does not install the shell's dependencies.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildShell } from '../dev/build-shell.js';
import { checkout, shellDirectory } from '../publish/checkout.js';

const packages = [
  'packages/contracts',
  'packages/language',
  'packages/object-storage',
  'packages/process-kit',
  'packages/slice-delivery',
  'packages/slice-kit',
  'packages/ui',
  'shells/site',
];

async function pack(folder: string): Promise<void> {
  const development = join(shellDirectory(), 'dist/development');
  rmSync(development, { recursive: true, force: true });
  await buildShell(development);
  mkdirSync(folder, { recursive: true });
  const args = packages.flatMap((each) => ['--workspace', each]);
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, ...args], {
    cwd: checkout,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

const [folder] = process.argv.slice(2);
if (folder) await pack(resolve(folder));
else {
  console.error('Usage: npm run pack-platform -- <folder>');
  process.exitCode = 1;
}
