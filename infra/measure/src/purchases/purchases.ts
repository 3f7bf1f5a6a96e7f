/**
 * Makes purchases while processes are killed, and counts the results. However often something was pressed,
 * repeated or killed, each purchase must result in one charge, one payment, one event, one subscription and
 * one receipt.
 */
import type { ThrowawayStack } from '@town/dev-stack/testing/throwaway-stack';
import { killProcess } from '../kill-process.js';
import { onceSettled } from '../once-settled.js';
import { seededRandom } from '../random.js';
import { buy } from './buy.js';
import { type Books, type Tally, tally } from './tally.js';

/** The processes that are killed, in random order. */
const victims = ['advertising', 'notifications', 'stripe-sandbox'] as const;
/** How many people buy at the same time. */
const buyers = 8;
/** Time after the last purchase: webhook deliveries are retried with growing delays. */
const settleMs = 180_000;
/** The share of buyers whose browser reports the payment; the others close the page. */
const reporting = 0.7;

export interface Setting {
  purchases: number;
  kills: number;
  seed: number;
}

/** High limits, because one address buys a thousand plans. */
export const purchaseLimits = { SUBMISSION_LIMIT: '1000000', GATEWAY_WRITE_RATE: '5000' };

/** @param say prints a line for each kill */
export async function makePurchases(
  stack: ThrowawayStack,
  { purchases, kills, seed }: Setting,
  say: (line: string) => void,
): Promise<Tally> {
  const random = seededRandom(seed);
  const books = booksOf(stack);
  // Chosen in advance: the same seed kills the same processes at the same purchases.
  const killsAt = Array.from({ length: kills }, () => ({
    after: Math.floor(random() * purchases),
    name: victims[Math.floor(random() * victims.length)] ?? victims[0],
  })).sort((a, b) => a.after - b.after);
  const reports = Array.from({ length: purchases }, () => random() < reporting);
  let begun = 0;
  async function work(): Promise<void> {
    while (begun < purchases) {
      const index = begun;
      begun += 1;
      for (; killsAt[0] && killsAt[0].after <= index; killsAt.shift()) {
        killProcess(stack, killsAt[0].name);
        say(`  purchase ${index}: killed ${killsAt[0].name}`);
      }
      await buy(books, {
        email: `buyer-${index}@example.com`,
        reports: reports[index] ?? true,
      });
    }
  }
  await Promise.all(Array.from({ length: buyers }, work));
  return onceSettled(
    () => tally(books),
    (counted) => Object.values(counted).every((count) => count === purchases),
    settleMs,
  );
}

/** The sources of a stack's counts. */
export function booksOf(stack: ThrowawayStack): Books {
  const { databases, stripe, mail } = stack.file();
  return {
    url: stack.url,
    stripe: stripe.api,
    secretKey: stripe.secretKey ?? '',
    advertisingDatabase: databases['advertising'] ?? '',
    inbox: mail.inbox ?? '',
  };
}
