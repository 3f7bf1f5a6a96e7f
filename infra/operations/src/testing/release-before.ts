import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '@town/dev-stack/lib/project-root';
import * as z from 'zod/mini';

/** The commit of the previous release. Whoever makes a release writes its commit here. */
export const releaseBefore = 'ee60e3539df4b6aee2ba2e043532b046efdbf307';

const packageSchema = z.object({ name: z.optional(z.string()) });

/**
 * Whether git's history contains the previous release. That of a shallow clone or an export does not.
 * @throws Error when the history is complete, so that the commit above must be wrong
 */
export function knowsReleaseBefore(): boolean {
  if (git('cat-file', '-e', `${releaseBefore}^{commit}`).status === 0) return true;
  const isComplete =
    git('rev-parse', '--is-shallow-repository').stdout.toString().trim() === 'false';
  if (isComplete) throw new Error(`The commit of the release before is unknown: ${releaseBefore}`);
  return false;
}

/**
 * Writes the sources of the previous release to a folder, with links to the packages installed now. A
 * package that only that release needs is a development dependency of this workspace.
 */
export function unpackReleaseBefore(folder: string): void {
  const archive = git('archive', releaseBefore);
  if (archive.status !== 0) throw new Error(`${releaseBefore} cannot be read: ${archive.stderr}`);
  execFileSync('tar', ['-x', '-C', folder], { input: archive.stdout });
  linkPackages(folder);
}

/** Compiles projects of an unpacked release, then bundles the slices, the shell and other parts. */
export function buildParts(folder: string, projects: string[], others: string[] = []): void {
  const run = (name: string, args: string[], cwd: string) =>
    execFileSync(join(projectRoot, 'node_modules/.bin', name), args, {
      cwd,
      stdio: 'pipe',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
  run('tsc', ['-b', ...projects], folder);
  const slices = readdirSync(folder).filter((name) => name.startsWith('mfe-'));
  for (const part of [...slices, 'shells/site', ...others])
    run('rspack', ['build'], join(folder, part));
}

/**
 * Builds the whole previous release.
 * @returns its folder, and the program that starts its stack
 */
export function buildReleaseBefore(): { folder: string; program: string } {
  const folder = mkdtempSync(join(tmpdir(), 'town-release-before-'));
  unpackReleaseBefore(folder);
  buildParts(folder, ['tsconfig.build.json'], ['infra/stripe-sandbox']);
  const program = join(folder, 'start-release-before.mjs');
  const start = "const { start } = await import('./infra/dist/local/start.js');\nawait start();\n";
  writeFileSync(program, start);
  return { folder, program };
}

function git(...args: string[]) {
  return spawnSync('git', ['-C', projectRoot, ...args], { maxBuffer: 1e9 });
}

/** Links the installed packages, but with the release's own workspaces instead of ours. */
function linkPackages(folder: string): void {
  const target = join(folder, 'node_modules');
  mkdirSync(join(target, '@town'), { recursive: true });
  for (const name of readdirSync(join(projectRoot, 'node_modules'))) {
    if (name !== '@town') symlinkSync(join(projectRoot, 'node_modules', name), join(target, name));
  }
  for (const manifest of globSync('{*,*/*}/package.json', { cwd: folder })) {
    const workspace = dirname(manifest);
    const text = readFileSync(join(folder, manifest), 'utf8');
    const { name } = packageSchema.parse(JSON.parse(text));
    if (name?.startsWith('@town/')) symlinkSync(join(folder, workspace), join(target, name));
    const own = join(projectRoot, workspace, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, workspace, 'node_modules'));
  }
}
