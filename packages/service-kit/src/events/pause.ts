import { setTimeout } from 'node:timers/promises';

/** Waits; a stop ends the wait at once. */
export async function pause(milliseconds: number, stop: AbortSignal): Promise<void> {
  await setTimeout(milliseconds, undefined, { signal: stop }).catch(() => undefined);
}
