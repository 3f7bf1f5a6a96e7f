import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../local/project-root.js';
import { publishAll } from '../publish-all.js';
import { createLocalKeys, localKeyFiles, readRegistryKeys } from '../registry-keys.js';

/**
 * The release before this one: what visitors still have open, and what a rollback brings back.
 * Whoever makes a release writes the commit of the last one here.
 */
const previousRelease = '8d00ee0aa268114e1b8fb6b77965f0d5c43f75da';

/** What of it is needed to render pages and load slices. */
const parts = ['packages', 'shells', 'mfe-directory', 'mfe-events', 'mfe-advertise', 'mfe-admin'];
const libraries = ['contracts', 'environment', 'telemetry', 'slice-kit/build'];

/** A release that was built from the history. */
interface BuiltRelease {
  /** The shell's build. */
  shell: string;
  /** Its slices, published. */
  slices: string;
  publicKeyFile: string;
}

/** Whether the history reaches back to a commit: a shallow clone's does not. */
function isKnown(commit: string): boolean {
  const args = ['-C', projectRoot, 'cat-file', '-e', `${commit}^{commit}`];
  return spawnSync('git', args).status === 0;
}

/** Builds a release from the history, once, with the packages that are installed now. */
async function buildRelease(commit: string): Promise<BuiltRelease> {
  const folder = join(projectRoot, '.local/releases', commit);
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}.unfinished`;
    mkdirSync(unfinished, { recursive: true });
    try {
      checkOut(commit, unfinished);
      linkPackages(unfinished);
      build(unfinished);
      rmSync(join(unfinished, 'node_modules'), { recursive: true });
      renameSync(unfinished, folder);
    } finally {
      rmSync(unfinished, { recursive: true, force: true });
    }
  }
  createLocalKeys(folder);
  const slices = join(folder, 'published');
  await publishAll(folder, slices, readRegistryKeys({}, folder));
  const { publicKey } = localKeyFiles(folder);
  return { shell: join(folder, 'shells/site/dist'), slices, publicKeyFile: publicKey };
}

function checkOut(commit: string, folder: string): void {
  const git = (...args: string[]) =>
    spawnSync('git', ['-C', projectRoot, ...args], { maxBuffer: 1e9 });
  const archive = git(
    'archive',
    commit,
    'package.json',
    'tsconfig.base.json',
    'tsconfig.node.json',
    'tsconfig.web.json',
    ...parts,
  );
  if (archive.status !== 0) {
    throw new Error(`Commit ${commit} cannot be read: ${archive.stderr.toString()}`);
  }
  execFileSync('tar', ['-x', '-C', folder], { input: archive.stdout });
}

/** The installed packages, but the release's own in place of ours. */
function linkPackages(folder: string): void {
  const installed = join(projectRoot, 'node_modules');
  const target = join(folder, 'node_modules');
  mkdirSync(join(target, '@town'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== '@town') symlinkSync(join(installed, name), join(target, name));
  }
  for (const workspace of readdirSync(join(folder, 'packages'))) {
    const manifest = join(folder, 'packages', workspace, 'package.json');
    const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name: string };
    symlinkSync(dirname(manifest), join(target, name));
  }
}

function build(folder: string): void {
  const run = (name: string, args: string[], cwd: string) =>
    execFileSync(join(projectRoot, 'node_modules/.bin', name), args, { cwd, stdio: 'pipe' });
  run('tsc', ['-b', ...libraries.map((name) => `packages/${name}`)], folder);
  const built = parts.filter((part) => part.startsWith('mfe-'));
  for (const part of [...built, 'shells/site']) run('rspack', ['build'], join(folder, part));
}

if (process.argv[1] === import.meta.filename) {
  console.log(
    JSON.stringify(isKnown(previousRelease) ? await buildRelease(previousRelease) : null),
  );
}
