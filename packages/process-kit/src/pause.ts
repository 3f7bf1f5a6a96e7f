import { setTimeout } from 'node:timers/promises';

/** Waits, at most until the signal aborts. */
export async function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  await setTimeout(milliseconds, undefined, { signal }).catch(() => undefined);
}
