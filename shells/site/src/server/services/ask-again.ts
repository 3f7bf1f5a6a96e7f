/**
 * Makes a read, and retries it once when the connection breaks: that happens when a process of the
 * service was killed, and another process can answer. After a timeout or a cancellation it does not retry.
 * @param signal aborts both attempts together
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
