import { rateAt, type Setting } from './setting.js';

const setting: Setting = { seconds: 700, perSecond: 100, kills: 0, seed: 1, replicas: 1 };

describe('A compressed week', () => {
  it('is quiet at night and busy at noon, on each of its seven days', () => {
    for (let day = 0; day < 7; day += 1) {
      expect(rateAt((day + 0.0) / 7, setting)).toBeCloseTo(10);
      expect(rateAt((day + 0.45) / 7, setting)).toBeGreaterThan(90);
    }
  });

  it('has rushes of ten times the busiest hour', () => {
    expect(rateAt(0.225, setting)).toBe(1_000);
    expect(rateAt(0.84, setting)).toBeLessThanOrEqual(100);
  });
});
