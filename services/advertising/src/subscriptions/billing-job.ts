import { BackgroundJob } from '@town/service-kit/background-job';
import type { StripeConfig } from '../payments/stripe-config.js';

/** A background job that cares for subscriptions. It does not run where no payments are taken. */
export abstract class BillingJob extends BackgroundJob {
  constructor(
    private readonly stripe: StripeConfig | null,
    options: { intervalMs: number },
  ) {
    super(options);
  }

  override onApplicationBootstrap(): void {
    if (this.stripe) super.onApplicationBootstrap();
  }

  /** Cares for one after the other. One that fails is left to the next run, and the others go on. */
  protected async careForEach<Due>(
    all: readonly Due[],
    idOf: (due: Due) => string,
    care: (due: Due) => Promise<void>,
    stopping?: AbortSignal,
  ): Promise<void> {
    for (const due of all) {
      if (stopping?.aborted) return;
      try {
        await care(due);
      } catch (error) {
        this.logger.warn('A subscription is tried again', { id: idOf(due), error });
      }
    }
  }
}
