import { setTimeout } from 'node:timers/promises';

const intervalMs = 20;

/** Waits until something holds: retries until the check neither throws nor returns false. */
export async function eventually<Result>(
  check: () => Result | Promise<Result>,
  withinMs = 30_000,
): Promise<Exclude<Result, false>> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    try {
      const result = await check();
      if (result !== false) return result as Exclude<Result, false>;
      if (Date.now() > deadline) throw new Error(`Not so within ${withinMs} ms: ${check}`);
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await setTimeout(intervalMs);
  }
}
