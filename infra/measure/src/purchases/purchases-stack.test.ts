import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, ThrowawayStack } from '@town/dev-stack/testing/throwaway-stack';
import { makePurchases, purchaseLimits } from './purchases.js';

const patienceMs = 400_000;

describe('Purchases while processes are killed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'town-purchases-'));
  let stack: ThrowawayStack;
  beforeAll(async () => {
    stack = new ThrowawayStack(join(folder, 'stack'), await findFreePort(), purchaseLimits);
    await stack.start();
  }, patienceMs);
  afterAll(async () => {
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  }, patienceMs);

  it(
    'are one charge, one payment, one event, one subscription and one receipt each',
    async () => {
      const lines: string[] = [];
      const setting = { purchases: 20, kills: 3, seed: 7 };
      const counted = await makePurchases(stack, setting, (line) => lines.push(line));
      expect(lines).toHaveLength(3);
      expect(counted).toEqual({
        charges: 20,
        payments: 20,
        events: 20,
        subscriptions: 20,
        receipts: 20,
      });
    },
    patienceMs,
  );
});
