interface LoopOptions {
  /** Pause after each run, unless the run returns another one. */
  intervalMs: number;
  /** The first run waits for one interval. */
  pauseFirst?: boolean;
  /** Called when a run has thrown an error. The loop continues. */
  onError: (error: unknown) => void;
}

/** One run. It may return the pause, in milliseconds, until the next one. */
type Run = (stopping: AbortSignal) => Promise<void> | Promise<number | undefined>;

/**
 * Repeats a job in the background until it is stopped. Runs never overlap, a run that throws does
 * not end the loop, and `stop` waits for the run in progress. `wake` ends the pause early; a call
 * during a run makes the next run follow at once, so no wake-up is lost.
 */
export class BackgroundLoop {
  private readonly stopping = new AbortController();
  private woken = false;
  private endPause: (() => void) | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly run: Run,
    private readonly options: LoopOptions,
  ) {}

  start(): void {
    this.running ??= this.repeat();
  }

  wake(): void {
    this.woken = true;
    this.endPause?.();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    this.endPause?.();
    await this.running;
  }

  private async repeat(): Promise<void> {
    const { intervalMs, pauseFirst, onError } = this.options;
    if (pauseFirst) await this.pause(intervalMs);
    while (!this.stopping.signal.aborted) {
      let next: number | undefined;
      try {
        next = (await this.run(this.stopping.signal)) ?? undefined;
      } catch (error) {
        onError(error);
      }
      await this.pause(next ?? intervalMs);
    }
  }

  private async pause(milliseconds: number): Promise<void> {
    if (!this.woken && !this.stopping.signal.aborted) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.endPause = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.endPause = undefined;
    }
    this.woken = false;
  }
}
