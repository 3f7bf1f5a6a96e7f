import { setTimeout as delay } from 'node:timers/promises';

/** Does something once, or every so many seconds until the process is told to stop. */
export async function repeat(seconds: number | undefined, work: () => Promise<void>) {
  if (seconds === undefined) return work();
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  while (!stop.signal.aborted) {
    // What fails now may work the next time: a store that cannot be reached, for example.
    await work().catch((error: unknown) => console.error(String(error)));
    await delay(seconds * 1000, undefined, { signal: stop.signal }).catch(() => undefined);
  }
}
