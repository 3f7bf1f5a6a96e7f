interface StopOptions {
  /** A stop that takes longer ends the process with status 1. */
  withinMs: number;
  onError: (error: unknown) => void;
}

/** Stops the process on SIGTERM or SIGINT: status 0 when `stop` succeeds, else 1. */
export function onStopSignal(stop: () => Promise<void>, { withinMs, onError }: StopOptions): void {
  let stopping = false;
  const begin = async () => {
    // A second signal must not cut the stop short.
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), withinMs).unref();
    try {
      await stop();
      process.exit(0);
    } catch (error) {
      onError(error);
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, begin);
}
