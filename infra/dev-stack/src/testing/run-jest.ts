/**
 * Runs the tests of one Jest configuration, as jobs that may run in parallel. Tests on Node share the
 * modules of one process, which saves most of their time. A process ends after a few files, because their
 * leftovers fill its memory. Files that fail run once more, alone: on two busy cores a real database or
 * broker sometimes answers too late. A file that passes only then is listed as flaky.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { readJsonFile } from '@town/process-kit/atomic-file';
import { heading } from '../lib/progress.js';
import { findNode } from '../tools/find-tools.js';
import {
  countTests,
  failedFiles,
  failuresOf,
  type JestSummary,
  jestSummarySchema,
  replaceFiles,
} from './jest-summary.js';
import { jest, listTests } from './list-tests.js';
import { runGroup } from './run-group.js';
import { judge, type TestJob, type TestResult } from './test-result.js';

/** Timeout of one process, which runs several files. */
const TIMEOUT_MS = 20 * 60_000;
/** If more files fail than this, the cause is no accident, and they are not run again. */
const MOST_RUN_AGAIN = 5;

export interface JestRun {
  /** The printed title of these tests. */
  title: string;
  /** The file of the configuration. */
  config: string;
  env: NodeJS.ProcessEnv;
  /** A folder for results. */
  folder: string;
  /** Arguments that choose among the files of the configuration. */
  selection: readonly string[];
  /** How many files share a process. */
  filesPerProcess: number;
}

/** Lists the processes that the tests need, ordered by the paths of their files. */
export async function jestJobs(run: JestRun): Promise<TestJob[]> {
  const files = await listTests(run.config, run.selection, run.env);
  if (!files) return [async () => judge(run.title, undefined, null)];
  const mayBeEmpty = run.selection.includes('--passWithNoTests');
  if (files.length === 0) {
    return [async () => judge(run.title, { passed: 0, failed: 0 }, 0, mayBeEmpty)];
  }
  const groups = [...groupsOf(files, run.filesPerProcess)];
  return groups.map((group, index) => () => {
    heading(groups.length > 1 ? `${run.title}, ${index + 1} of ${groups.length}` : run.title);
    return runFiles(run, group.length < files.length ? byPath(group) : run.selection);
  });
}

function* groupsOf(files: readonly string[], size: number): Generator<readonly string[]> {
  for (let start = 0; start < files.length; start += size) yield files.slice(start, start + size);
}

const byPath = (files: readonly string[]) => ['--runTestsByPath', ...files];

async function runFiles(run: JestRun, selection: readonly string[]): Promise<TestResult> {
  const first = await runOnce(run, selection);
  const failed = first.summary ? failedFiles(first.summary) : [];
  if (!first.summary || failed.length === 0 || failed.length > MOST_RUN_AGAIN) {
    return judge(run.title, first.summary && countTests(first.summary), first.status);
  }
  console.log('  Files that failed are run once more …');
  const { summary, status } = await runOnce(run, byPath(failed));
  const all = replaceFiles(first.summary, summary ?? first.summary);
  const result = judge(run.title, countTests(all), status);
  return { ...result, notes: [...(result.notes ?? []), ...flakyTests(first.summary, all)] };
}

function flakyTests(first: JestSummary, last: JestSummary): string[] {
  const stillFailed = failedFiles(last);
  return first.testResults
    .filter(({ name }) => !stillFailed.includes(name))
    .flatMap(failuresOf)
    .map((failure) => `Flaky, passed when run again: ${failure}`);
}

async function runOnce(
  { config, env, folder }: JestRun,
  selection: readonly string[],
): Promise<{ summary: JestSummary | undefined; status: number | null }> {
  const output = join(folder, `jest.result.${randomUUID()}.json`);
  const results = ['--json', `--outputFile=${output}`];
  const args = [jest, '--config', config, ...results, ...selection];
  const status = await runGroup(findNode(), args, env, TIMEOUT_MS);
  return { summary: readJsonFile(output, jestSummarySchema), status };
}
