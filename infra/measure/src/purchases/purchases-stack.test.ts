import { useThrowawayStack } from '@town/dev-stack/testing/use-throwaway-stack';
import { makePurchases, purchaseLimits } from './purchases.js';

const patienceMs = 400_000;

describe('Purchases while processes are killed', () => {
  const stack = useThrowawayStack(purchaseLimits, patienceMs);

  it(
    'result in one charge, one payment, one event, one subscription and one receipt each',
    async () => {
      const lines: string[] = [];
      const setting = { purchases: 20, kills: 3, seed: 7 };
      const counted = await makePurchases(stack(), setting, (line) => lines.push(line));
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
