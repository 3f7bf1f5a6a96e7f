/**
 * Makes a read, and makes it once more when its connection breaks: a process of the service was
 * killed, and another one answers. A time limit that has passed, or an asker who gave up, ends it.
 * @param signal the limit of both attempts together
 */
export async function askAgain<Answer>(
  ask: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (signal.aborted) throw error;
    return ask();
  }
}
