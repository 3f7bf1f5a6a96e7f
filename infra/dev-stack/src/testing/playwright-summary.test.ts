import { countBrowserTests, playwrightSummarySchema } from './playwright-summary.js';

const withStatus = (status: string) => ({ projectName: 'phone', status });

const summary = playwrightSummarySchema.parse({
  suites: [
    {
      specs: [{ file: 'a.spec.ts', title: 'opens a page', tests: [withStatus('expected')] }],
      suites: [
        {
          specs: [
            { file: 'a.spec.ts', title: 'sends a form', tests: [withStatus('unexpected')] },
            { file: 'a.spec.ts', title: 'shows a map', tests: [withStatus('flaky')] },
          ],
        },
      ],
    },
  ],
  stats: { expected: 1, unexpected: 1, flaky: 1 },
  errors: [{ message: 'no browser' }],
});

test('a browser test that failed is named with its file and its kind of device', () => {
  expect(countBrowserTests(summary)).toEqual({
    passed: 2,
    failed: 2,
    notes: [
      'Failed: e2e/tests/a.spec.ts, phone: sends a form',
      'Failed: no browser',
      'Flaky, passed when run again: e2e/tests/a.spec.ts, phone: shows a map',
    ],
  });
});
