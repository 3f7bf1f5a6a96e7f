/** The pause before a failed record is retried. */
const pauseMs = 60_000;

/**
 * Changes records one by one. A record that fails does not block the others, and is retried only after a
 * pause, so that it does not fill the log.
 */
export class RecordTries {
  /** The time of the next attempt for each failed record, in epoch ms. */
  private readonly paused = new Map<string, number>();

  /** @param fail called with the error of each failed record */
  constructor(private readonly fail: (id: string, error: unknown) => void) {}

  async each(
    ids: readonly string[],
    change: (id: string) => Promise<void>,
    stopping?: AbortSignal,
  ): Promise<void> {
    for (const id of ids) {
      if (stopping?.aborted) return;
      if (Date.now() < (this.paused.get(id) ?? 0)) continue;
      this.paused.delete(id);
      try {
        await change(id);
      } catch (error) {
        this.paused.set(id, Date.now() + pauseMs);
        this.fail(id, error);
      }
    }
  }
}
