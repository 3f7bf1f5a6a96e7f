import * as z from 'zod/mini';

/** The counts that one runner reports. */
export const testResultSchema = z.object({ passed: z.int(), failed: z.int() });
export type TestResult = z.infer<typeof testResultSchema>;

/** A part of the tests that one lane runs. */
export type TestJob = () => Promise<TestResult>;

/**
 * Counts one failure for a runner that crashed without a failed test, or that ran no test: such a run
 * proves nothing.
 * @param mayBeEmpty whether this runner may find no test, because another runner has the folder's tests
 */
export function judge(
  result: TestResult | undefined,
  status: number | null,
  mayBeEmpty = false,
): TestResult {
  if (!result) return { passed: 0, failed: 1 };
  const crashed = status !== 0 && result.failed === 0;
  const empty = !mayBeEmpty && result.passed + result.failed === 0;
  return crashed || empty ? { ...result, failed: result.failed + 1 } : result;
}

export function sum(results: readonly TestResult[]): TestResult {
  return {
    passed: results.reduce((total, result) => total + result.passed, 0),
    failed: results.reduce((total, result) => total + result.failed, 0),
  };
}
