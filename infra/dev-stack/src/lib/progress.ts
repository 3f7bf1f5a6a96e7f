const INTERVAL_MS = 10_000;

/** Prints a line of progress. */
export function say(message: string): void {
  console.log(`  ${message}`);
}

/** Prints a heading for the lines that follow. */
export function heading(text: string): void {
  console.log('');
  say(text);
}

/** Prints the message of a long step, and every ten seconds that it is still running. */
export async function withProgress<T>(message: string, step: () => Promise<T>): Promise<T> {
  say(message);
  const started = Date.now();
  const timer = setInterval(() => {
    say(`${message} (${Math.round((Date.now() - started) / 1000)} s)`);
  }, INTERVAL_MS);
  timer.unref();
  try {
    return await step();
  } finally {
    clearInterval(timer);
  }
}
