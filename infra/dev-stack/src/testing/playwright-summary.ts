import * as z from 'zod/mini';
import type { TestResult } from './test-result.js';

const specSchema = z.object({
  file: z.string(),
  title: z.string(),
  tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
});

const suiteSchema = z.object({
  specs: z.array(specSchema),
  get suites() {
    return z.optional(z.array(suiteSchema));
  },
});
type Suite = z.infer<typeof suiteSchema>;

/** The fields that are used of the output of Playwright's `json` reporter. */
export const playwrightSummarySchema = z.object({
  suites: z.array(suiteSchema),
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  errors: z.array(z.object({ message: z.optional(z.string()) })),
});
export type PlaywrightSummary = z.infer<typeof playwrightSummarySchema>;

/** Adds up the tests, with a note for each that failed, at first or in the end. */
export function countBrowserTests({ suites, stats, errors }: PlaywrightSummary): TestResult {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    notes: [
      ...titlesWith(suites, 'unexpected').map((title) => `Failed: ${title}`),
      ...errors.map(({ message }) => `Failed: ${message ?? 'an error without a message'}`),
      ...titlesWith(suites, 'flaky').map((title) => `Flaky, passed when run again: ${title}`),
    ],
  };
}

function titlesWith(suites: readonly Suite[], status: string): string[] {
  return suites.flatMap((suite) => [
    ...suite.specs.flatMap(({ file, title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ projectName }) => `e2e/tests/${file}, ${projectName}: ${title}`),
    ),
    ...titlesWith(suite.suites ?? [], status),
  ]);
}
