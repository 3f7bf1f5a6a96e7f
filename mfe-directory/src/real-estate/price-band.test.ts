import { inPriceBand } from './price-band';

describe('a price band', () => {
  it.each([
    [
      'under200k',
      [
        [0, true],
        [199_999, true],
        [200_000, false],
      ],
    ],
    [
      '200k-300k',
      [
        [199_999, false],
        [200_000, true],
        [300_000, true],
        [300_001, false],
      ],
    ],
    [
      '300k+',
      [
        [300_000, false],
        [300_001, true],
      ],
    ],
    [
      'all',
      [
        [0, true],
        [9_000_000, true],
      ],
    ],
  ] as const)('%s holds what lies within it', (band, cases) => {
    for (const [price, within] of cases) expect(inPriceBand({ price }, band)).toBe(within);
  });
});
