import { useThrowawayStack } from '@town/dev-stack/testing/use-throwaway-stack';
import { keeps, liveThroughAWeek, weekStack } from './week.js';

const patienceMs = 500_000;

describe('A week of load while processes are killed', () => {
  const setting = { seconds: 25, perSecond: 20, kills: 4, seed: 3, replicas: 2 };
  const stack = useThrowawayStack(weekStack(setting), patienceMs);

  it(
    'loses no write, duplicates none, and has no failure that a kill does not explain',
    async () => {
      const lines: string[] = [];
      const report = await liveThroughAWeek(stack(), setting, (line) => lines.push(line));
      expect(lines).toHaveLength(4);
      expect(report.unexpected).toEqual([]);
      expect(Object.values(report.writes).reduce((sum, count) => sum + count)).toBeGreaterThan(3);
      expect({ ...report, kept: keeps(report, report.writes) }).toMatchObject({ kept: true });
    },
    patienceMs,
  );
});
