import { judge, sum } from './test-result.js';

describe("A runner's result", () => {
  it('is unchanged when its exit status is 0', () => {
    expect(judge({ passed: 3, failed: 0 }, 0)).toEqual({ passed: 3, failed: 0 });
  });

  it('gets no additional failure when failed tests explain its exit status', () => {
    expect(judge({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 });
  });

  it.each([
    ['it crashed after its tests', { passed: 3, failed: 0 }, 1, { passed: 3, failed: 1 }],
    ['it ran no test', { passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
    ['it left no result', undefined, null, { passed: 0, failed: 1 }],
  ])('has a failure when %s', (_, result, status, expected) => {
    expect(judge(result, status)).toEqual(expected);
  });

  it('adds up over all runners', () => {
    const results = [
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ];
    expect(sum(results)).toEqual({ passed: 3, failed: 3 });
  });
});
