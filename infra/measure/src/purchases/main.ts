/**
 * Makes purchases on a separate stack while its processes are killed:
 * `npm run purchases -- <purchases> <kills> <seed>`. Exits with status 1 if a count differs from the number of purchases.
 */
import { randomInt } from 'node:crypto';
import { withStack } from '../with-stack.js';
import { makePurchases, purchaseLimits } from './purchases.js';

const [purchases = 1_000, kills = 50, seed = randomInt(1_000_000)] = process.argv
  .slice(2)
  .map(Number);
console.log(`${purchases} purchases, ${kills} kills, seed ${seed}`);
await withStack(purchaseLimits, async (stack) => {
  const started = performance.now();
  const counted = await makePurchases(stack, { purchases, kills, seed }, console.log);
  const seconds = Math.round((performance.now() - started) / 1_000);
  for (const [name, count] of Object.entries(counted)) console.log(`${name}: ${count}`);
  const isRight = Object.values(counted).every((count) => count === purchases);
  console.log(isRight ? `kept, in ${seconds} s` : `NOT ${purchases} each, in ${seconds} s`);
  if (!isRight) process.exitCode = 1;
});
