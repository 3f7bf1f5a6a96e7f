/**
 * Finds the tests that changes can break: `npm test -- --since <commit>` runs them. Jest follows the imports
 * from each test to the changed files. Tests of whole stacks and of the browser start other processes, whose
 * code they do not import, so they are found only when they were changed themselves.
 */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '../lib/project-root.js';
import { runCommand } from '../lib/run-command.js';
import { listTests } from './list-tests.js';
import { builtFile } from './test-selection.js';

const isStackTest = /\bstack\.test\.js$/;

/**
 * Lists the files that differ from a commit: committed after it, changed, or new. Deleted ones are left out.
 * On a branch, the commit at which it left the given one counts.
 * @returns paths relative to the folder
 * @throws Error when git does not know the commit
 */
export async function changedSince(commit: string, folder = projectRoot): Promise<string[]> {
  const run = async (...args: string[]) => {
    const { code, stdout, stderr } = await runCommand('git', args, { cwd: folder });
    if (code !== 0) throw new Error(`git cannot compare with ${commit}: ${stderr.trim()}`);
    return stdout.split('\0').filter(Boolean);
  };
  const differing = ['diff', '--name-only', '--merge-base', '--diff-filter=d', '-z'];
  const changed = await run(...differing, '--end-of-options', commit);
  const added = await run('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([...changed, ...added])].sort();
}

/** Lists the test files that are, or import, one of the given files; paths are relative to the project. */
export async function testsOf(files: readonly string[]): Promise<string[]> {
  const sources = files.map((file) => join(projectRoot, file));
  const built = files.map(builtFile).filter((file) => existsSync(file));
  const found = [
    ...(await related('jest.node.config.mjs', built)),
    ...(await related('jest.web.config.mjs', sources)),
  ];
  const slowTests = files.filter((file) =>
    /\bstack\.test\.ts$|^e2e\/tests\/.*\.spec\.ts$/.test(file),
  );
  return [...found.map((path) => relative(projectRoot, path)), ...slowTests];
}

async function related(config: string, files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const found = await listTests(config, ['--findRelatedTests', ...files], process.env);
  if (!found) throw new Error(`Jest cannot list the tests of ${config}.`);
  return found.filter((path) => !isStackTest.test(path));
}

/** The changed files whose effect no import shows, such as style sheets and what browser tests share. */
export function notFollowed(files: readonly string[]): string[] {
  return files.filter((file) => !/\.(tsx?|md)$/.test(file) || /^e2e\/(?!.*\.spec\.ts$)/.test(file));
}
