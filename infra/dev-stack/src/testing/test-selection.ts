import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { projectRoot } from '../lib/project-root.js';

/** The runners, in the order in which they report. */
export const testParts = ['node', 'stack', 'compose', 'web', 'e2e'] as const;
export type TestPart = (typeof testParts)[number];

/** Tests that start whole stacks: built files named `stack.test.js` or `…-stack.test.js`. */
export const stackTests = '/(.*/)?([a-z-]+-)?stack\\.test';

/** Folders whose tests run in a browser's environment, from source. The rest of the code runs on Node. */
const webFolders =
  /^(packages\/(language|ui|slice-kit(?!\/build)|town-map)|shells\/[^/]+|mfe-[^/]+|infra\/stripe-sandbox\/browser)(\/|$)/;

/** What to run: for each runner the patterns of test files; an empty list means all of its files. */
export type TestSelection = ReadonlyMap<TestPart, readonly string[]>;

/**
 * Reads the arguments of `npm test`: names of runners, and paths of files or folders.
 * Without arguments everything runs.
 * @param cwd what paths are relative to
 * @throws Error for a path outside the project, or one that is not there
 */
export function selectTests(args: readonly string[], cwd = process.cwd()): TestSelection {
  const selection = new Map<TestPart, string[]>();
  const parts: readonly string[] = testParts;
  for (const part of testParts)
    if (args.length === 0 || args.includes(part)) selection.set(part, []);
  for (const path of args.filter((arg) => !parts.includes(arg))) {
    const inside = relative(projectRoot, resolve(cwd, path));
    if (inside === '' || inside.startsWith('..'))
      throw new Error(`${path} is not a path of tests.`);
    if (!existsSync(join(projectRoot, inside))) throw new Error(`There is no ${inside}.`);
    for (const [part, pattern] of runnersOf(inside)) {
      selection.set(part, [...(selection.get(part) ?? []), pattern]);
    }
  }
  return selection;
}

function runnersOf(path: string): [TestPart, string][] {
  if (path === 'e2e' || path.startsWith('e2e/')) return [['e2e', path]];
  if (webFolders.test(path)) return [['web', join(projectRoot, path)]];
  const built = builtFile(path);
  if (/stack\.test\.js$/.test(built)) return [['stack', built]];
  const found: [TestPart, string][] = [['node', `${built}(/|$)`]];
  // A folder such as `packages` or `infra` can hold tests of every kind.
  if (path === 'packages') found.push(['web', join(projectRoot, path)]);
  if (path.startsWith('infra') && !path.endsWith('.ts'))
    found.push(['stack', `${built}${stackTests}`]);
  return found;
}

/** The absolute path of what a source file or folder is compiled to. */
export const builtFile = (path: string): string =>
  join(
    projectRoot,
    path
      .replace(/\/src(?=\/|$)/, '/dist')
      .replace(/(?<=slice-kit)\/build(?=\/|$)/, '/dist/build')
      .replace(/\.ts$/, '.js'),
  );

/** Whether built slices and pages are needed. Other tests need compiled code only. */
export function needsWholeBuild(selection: TestSelection): boolean {
  const whole = /\/(infra|slice-delivery)(\/|\()/;
  return [...selection].some(([part, patterns]) => {
    if (part === 'web') return false;
    return part !== 'node' || patterns.length === 0 || patterns.some((path) => whole.test(path));
  });
}
