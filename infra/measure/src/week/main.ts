/**
 * Simulates a week of load on a separate stack while its processes are killed:
 * `npm run week -- <seconds> <calls a second> <kills> <seed> <replicas>`. Exits with status 1 if a write is
 * lost or duplicated, or a failure is unexplained.
 */
import { randomInt } from 'node:crypto';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@town/dev-stack/lib/project-root';
import { withStack } from '../with-stack.js';
import { keeps, liveThroughAWeek, weekStack } from './week.js';

const [seconds = 3_600, perSecond = 200, kills = 100, seed = randomInt(1_000_000), replicas = 3] =
  process.argv.slice(2).map(Number);
const setting = { seconds, perSecond, kills, seed, replicas };
console.log(
  `${seconds} s, ${perSecond} a second, ${kills} kills, seed ${seed}, ${replicas} processes of each service`,
);
await withStack(weekStack(setting), async (stack) => {
  const report = await liveThroughAWeek(stack, setting, console.log);
  console.log(JSON.stringify(report, undefined, 2));
  const isRight = keeps(report, report.writes) && report.unexpected.length === 0;
  console.log(isRight ? 'Every write is found once.' : 'NOT every promise is kept: see above.');
  if (isRight) return;
  process.exitCode = 1;
  // The stack's folder will be removed, so its logs are copied.
  const logs = join(projectRoot, 'test-results/week-logs');
  cpSync(join(stack.dataDir, 'logs'), logs, { recursive: true });
  console.log(`The logs of its processes are in ${logs}`);
});
