import { countTests, failedFiles, type JestSummary, replaceFiles } from './jest-summary.js';

const tests = (...statuses: string[]) => statuses.map((status) => ({ status }));

const summary: JestSummary = {
  testResults: [
    { name: 'good', status: 'passed', assertionResults: tests('passed', 'passed', 'pending') },
    { name: 'bad', status: 'failed', assertionResults: tests('passed', 'failed', 'failed') },
    { name: 'unreadable', status: 'failed', assertionResults: [] },
  ],
};

test('every failed test counts as a failure, and so does a file that cannot be loaded', () => {
  expect(countTests(summary)).toEqual({ passed: 3, failed: 3 });
  expect(failedFiles(summary)).toEqual(['bad', 'unreadable']);
});

test('a file that was run again counts with its second result', () => {
  const again: JestSummary = {
    testResults: [{ name: 'bad', status: 'passed', assertionResults: tests('passed', 'passed') }],
  };
  expect(countTests(replaceFiles(summary, again))).toEqual({ passed: 4, failed: 1 });
});
