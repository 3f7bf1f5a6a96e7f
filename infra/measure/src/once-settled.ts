import { setTimeout as pause } from 'node:timers/promises';

/** Waits until the counts are right, or until the timeout, then a moment longer: no count may grow. */
export async function onceSettled<Counts>(
  count: () => Promise<Counts>,
  isRight: (counts: Counts) => boolean,
  withinMs: number,
): Promise<Counts> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const counted = await count().catch(() => undefined);
    if (counted && (isRight(counted) || Date.now() > deadline)) {
      await pause(3_000);
      return count();
    }
    await pause(500);
  }
}
