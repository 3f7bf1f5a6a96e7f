/** How long a record waits that could not be changed. */
const pauseMs = 60_000;

/**
 * Lets a job change one record after the other. A record that cannot be changed holds back no other, and
 * waits before the next try, so that it does not fill the log.
 */
export class RecordTries {
  /** Until when the records wait that could not be changed. */
  private readonly paused = new Map<string, number>();

  /** @param fail hears of each record that could not be changed */
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
