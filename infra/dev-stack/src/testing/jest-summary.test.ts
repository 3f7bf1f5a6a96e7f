import { join } from 'node:path';
import { projectRoot } from '../lib/project-root.js';
import { countTests, failedFiles, type JestSummary, replaceFiles } from './jest-summary.js';

const tests = (...statuses: string[]) =>
  statuses.map((status, index) => ({ status, fullName: `does ${index}` }));

const summary: JestSummary = {
  testResults: [
    { name: 'good', status: 'passed', assertionResults: tests('passed', 'passed', 'pending') },
    {
      name: join(projectRoot, 'a/bad.test.ts'),
      status: 'failed',
      assertionResults: tests('passed', 'failed', 'failed'),
    },
    { name: join(projectRoot, 'unreadable'), status: 'failed', assertionResults: [] },
  ],
};

test('every failed test counts as a failure, and so does a file that cannot be loaded', () => {
  expect(countTests(summary)).toEqual({
    passed: 3,
    failed: 3,
    notes: ['Failed: a/bad.test.ts: does 1', 'Failed: a/bad.test.ts: does 2', 'Failed: unreadable'],
  });
  expect(failedFiles(summary)).toEqual([
    join(projectRoot, 'a/bad.test.ts'),
    join(projectRoot, 'unreadable'),
  ]);
});

test('a file that was run again counts with its second result', () => {
  const again: JestSummary = {
    testResults: [
      {
        name: join(projectRoot, 'a/bad.test.ts'),
        status: 'passed',
        assertionResults: tests('passed', 'passed'),
      },
    ],
  };
  expect(countTests(replaceFiles(summary, again))).toMatchObject({ passed: 4, failed: 1 });
});
