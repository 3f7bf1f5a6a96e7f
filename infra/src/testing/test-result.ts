/** What one runner says of its tests. */
export interface TestResult {
  passed: number;
  failed: number;
}

/**
 * A runner that ended badly without a failed test, or that ran no test at all, has not shown that
 * anything works: that counts as one failure.
 */
export function judge(result: TestResult | undefined, status: number | null): TestResult {
  if (!result) return { passed: 0, failed: 1 };
  const crashed = status !== 0 && result.failed === 0;
  const empty = result.passed + result.failed === 0;
  return crashed || empty ? { ...result, failed: result.failed + 1 } : result;
}

export function sum(results: readonly TestResult[]): TestResult {
  return {
    passed: results.reduce((total, result) => total + result.passed, 0),
    failed: results.reduce((total, result) => total + result.failed, 0),
  };
}
