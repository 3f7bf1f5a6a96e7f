/** Requests that are repeated until they succeed, as an impatient visitor does. */
import { setTimeout as pause } from 'node:timers/promises';

/** Timeout of all attempts together. */
const patienceMs = 120_000;
export const attemptMs = 10_000;

/** Sends a body until it is answered with success. */
export function post(
  url: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<unknown> {
  return untilDone(url, async () => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(attemptMs),
    });
    const text = await answer.text();
    // A failure may be temporary: a service that was killed may not know the payment yet.
    return answer.ok ? JSON.parse(text) : undefined;
  });
}

/** @throws Error when it has not succeeded after two minutes */
export async function untilDone<Result>(
  what: string,
  attempt: () => Promise<Result | undefined>,
): Promise<Result> {
  const deadline = Date.now() + patienceMs;
  for (let wait = 100; Date.now() < deadline; wait = Math.min(wait * 2, 2_000)) {
    const done = await attempt().catch(() => undefined);
    if (done !== undefined) return done;
    await pause(wait);
  }
  throw new Error(`Given up: ${what}`);
}
