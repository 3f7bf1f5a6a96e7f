import { setTimeout as delay } from 'node:timers/promises';

const INTERVAL_MS = 40;

/** Checks a condition until it is true; returns false after the timeout. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  timeoutMs: number,
): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    if (await condition()) return true;
    if (Date.now() >= deadline) return false;
    await delay(INTERVAL_MS);
  }
}
