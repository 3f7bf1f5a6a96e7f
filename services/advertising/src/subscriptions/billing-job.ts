import { BackgroundJob } from '@town/service-kit/background-job';
import type { StripeConfig } from '../payments/stripe-config.js';

const longestPauseMs = 60 * 60 * 1_000;

/** A background job for subscriptions. It does not run when the site takes no payments. */
export abstract class BillingJob extends BackgroundJob {
  private readonly failed = new Map<string, { times: number; until: number }>();

  constructor(
    private readonly stripe: StripeConfig | null,
    private readonly options: { intervalMs: number },
  ) {
    super(options);
  }

  override onApplicationBootstrap(): void {
    if (this.stripe) super.onApplicationBootstrap();
  }

  /**
   * Handles the items one after the other. A failure does not stop the others. A failed item is retried in
   * the next run, and then after pauses that double up to an hour.
   */
  protected async careForEach<Due>(
    all: readonly Due[],
    idOf: (due: Due) => string,
    care: (due: Due) => Promise<void>,
    stopping?: AbortSignal,
  ): Promise<void> {
    for (const due of all) {
      if (stopping?.aborted) return;
      const id = idOf(due);
      const { times = 0, until = 0 } = this.failed.get(id) ?? {};
      if (Date.now() < until) continue;
      try {
        await care(due);
        this.failed.delete(id);
      } catch (error) {
        const pauseMs = Math.min(this.options.intervalMs * (2 ** times - 1), longestPauseMs);
        this.failed.set(id, { times: times + 1, until: Date.now() + pauseMs });
        this.logger.warn('A subscription could not be handled and will be retried', { id, error });
      }
    }
  }
}
