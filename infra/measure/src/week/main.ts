/**
 * A week of load on a stack of its own while its processes are killed:
 * `npm run week -- <seconds> <calls a second> <kills> <seed>`. Exits with status 1 where a write is lost or
 * doubled, or an answer is unexplained.
 */
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, ThrowawayStack } from '@town/dev-stack/testing/throwaway-stack';
import { keeps, liveThroughAWeek, weekLimits } from './week.js';

const [seconds = 3_600, perSecond = 200, kills = 100, seed = randomInt(1_000_000)] = process.argv
  .slice(2)
  .map(Number);
const folder = mkdtempSync(join(tmpdir(), 'town-week-'));
const stack = new ThrowawayStack(join(folder, 'stack'), await findFreePort(), weekLimits);
try {
  console.log(
    `${seconds} s, ${perSecond} a second, ${kills} kills, seed ${seed}. Starting a stack …`,
  );
  await stack.start();
  const report = await liveThroughAWeek(stack, { seconds, perSecond, kills, seed }, console.log);
  console.log(JSON.stringify(report, undefined, 2));
  const isRight = keeps(report, report.writes) && report.unexpected.length === 0;
  console.log(isRight ? 'Every write is found once.' : 'NOT every promise is kept: see above.');
  if (!isRight) process.exitCode = 1;
} finally {
  await stack.stop();
  rmSync(folder, { recursive: true, force: true });
}
