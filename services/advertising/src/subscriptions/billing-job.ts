import { BackgroundJob } from '@town/service-kit/background-job';
import type { StripeConfig } from '../payments/stripe-config.js';

const longestPauseMs = 60 * 60 * 1_000;

/** A background job that cares for subscriptions. It does not run where no payments are taken. */
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
   * Cares for one after the other. One that fails is left to a later run, and the others go on: first
   * to the next one, then after pauses that double up to an hour.
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
        this.logger.warn('A subscription is tried again', { id, error });
      }
    }
  }
}
