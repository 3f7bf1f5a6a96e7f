import { setTimeout } from 'node:timers/promises';

const intervalMs = 20;

const holds = <Result>(result: Result): result is Exclude<Result, false> => result !== false;

/** Retries a check until it neither throws nor returns false. */
export async function eventually<Result>(
  check: () => Result | Promise<Result>,
  withinMs = 60_000,
): Promise<Exclude<Result, false>> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    try {
      const result = await check();
      if (holds(result)) return result;
      if (Date.now() > deadline) throw new Error(`Not so within ${withinMs} ms: ${check}`);
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await setTimeout(intervalMs);
  }
}
