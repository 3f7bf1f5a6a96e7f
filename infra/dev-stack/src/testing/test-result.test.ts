import { judge, sum } from './test-result.js';

describe("A runner's result", () => {
  it('is unchanged when its exit status is 0', () => {
    expect(judge('Unit', { passed: 3, failed: 0 }, 0)).toEqual({ passed: 3, failed: 0 });
  });

  it('gets no additional failure when failed tests explain its exit status', () => {
    expect(judge('Unit', { passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 });
  });

  it.each([
    {
      what: 'it crashed after its tests',
      result: { passed: 3, failed: 0 },
      status: 1,
      expected: {
        passed: 3,
        failed: 1,
        notes: ['Failed: Unit ended with status 1 without a failed test'],
      },
    },
    {
      what: 'it ran no test',
      result: { passed: 0, failed: 0 },
      status: 0,
      expected: { passed: 0, failed: 1, notes: ['Failed: Unit ran no test'] },
    },
    {
      what: 'it left no result',
      result: undefined,
      status: null,
      expected: { passed: 0, failed: 1, notes: ['Failed: Unit left no result'] },
    },
  ])('has a failure with its reason when $what', ({ result, status, expected }) => {
    expect(judge('Unit', result, status)).toEqual(expected);
  });

  it('adds up over all runners', () => {
    const results = [
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3, notes: ['Failed: a'] },
    ];
    expect(sum(results)).toEqual({ passed: 3, failed: 3, notes: ['Failed: a'] });
  });
});
