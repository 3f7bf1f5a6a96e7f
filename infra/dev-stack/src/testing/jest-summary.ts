import { relative } from 'node:path';
import * as z from 'zod/mini';
import { projectRoot } from '../lib/project-root.js';
import type { TestResult } from './test-result.js';

const fileSchema = z.object({
  name: z.string(),
  status: z.enum(['passed', 'failed', 'pending', 'skipped', 'focused']),
  assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
});

/** The fields that are used of the output of Jest's `--json`. */
export const jestSummarySchema = z.object({ testResults: z.array(fileSchema) });
export type JestSummary = z.infer<typeof jestSummarySchema>;
type FileSummary = z.infer<typeof fileSchema>;

/** The paths of the test files with a failure. */
export function failedFiles({ testResults }: JestSummary): string[] {
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
}

/** Replaces the results of an earlier run with those of a later run of the same files. */
export function replaceFiles(earlier: JestSummary, later: JestSummary): JestSummary {
  const again = new Map(later.testResults.map((file) => [file.name, file]));
  return { testResults: earlier.testResults.map((file) => again.get(file.name) ?? file) };
}

/** Adds up the tests of all files, with a note for each failure. */
export function countTests({ testResults }: JestSummary): TestResult {
  const counts = testResults.map(countFile);
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
    notes: testResults.flatMap(failuresOf).map((failure) => `Failed: ${failure}`),
  };
}

/** A line for each failure: the file, and the title of the test unless the file could not be loaded. */
export function failuresOf({ name, status, assertionResults }: FileSummary): string[] {
  const file = relative(projectRoot, name);
  const titles = assertionResults.filter((result) => result.status === 'failed');
  if (titles.length > 0) return titles.map(({ fullName }) => `${file}: ${fullName}`);
  return status === 'failed' ? [file] : [];
}

function countFile({ status, assertionResults }: FileSummary): TestResult {
  const count = (wanted: string) =>
    assertionResults.filter((result) => result.status === wanted).length;
  const failed = count('failed');
  // A file that cannot be loaded has no tests, but counts as a failure.
  return { passed: count('passed'), failed: status === 'failed' ? Math.max(failed, 1) : failed };
}
