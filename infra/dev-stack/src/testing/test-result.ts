import * as z from 'zod/mini';

/** What one runner reports. */
export const testResultSchema = z.object({
  passed: z.int(),
  failed: z.int(),
  /** What the end of the output repeats: failed tests, and those that passed only when run again. */
  notes: z.optional(z.array(z.string())),
});
export type TestResult = z.infer<typeof testResultSchema>;

/** A part of the tests that one lane runs. */
export type TestJob = () => Promise<TestResult>;

/**
 * Counts one failure for a runner that crashed without a failed test, or that ran no test: such a run
 * proves nothing.
 * @param title the printed title of the runner
 * @param mayBeEmpty whether this runner may find no test, because another runner has the folder's tests
 */
export function judge(
  title: string,
  result: TestResult | undefined,
  status: number | null,
  mayBeEmpty = false,
): TestResult {
  if (!result) return { passed: 0, failed: 1, notes: [`Failed: ${title} left no result`] };
  const fault = faultOf(result, status, mayBeEmpty);
  if (!fault) return result;
  const notes = [...(result.notes ?? []), `Failed: ${title} ${fault}`];
  return { ...result, failed: result.failed + 1, notes };
}

function faultOf({ passed, failed }: TestResult, status: number | null, mayBeEmpty: boolean) {
  if (status !== 0 && failed === 0) return `ended with status ${status} without a failed test`;
  if (!mayBeEmpty && passed + failed === 0) return 'ran no test';
  return undefined;
}

export function sum(results: readonly TestResult[]): Required<TestResult> {
  return {
    passed: results.reduce((total, result) => total + result.passed, 0),
    failed: results.reduce((total, result) => total + result.failed, 0),
    notes: results.flatMap(({ notes }) => notes ?? []),
  };
}
