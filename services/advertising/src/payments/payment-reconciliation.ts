import { Inject, Injectable } from '@nestjs/common';
import { BackgroundJob } from '@town/service-kit/background-job';
import { DataSource } from 'typeorm';
import { PaymentProvider } from './payment-provider.js';
import { PaymentsService } from './payments-service.js';
import { STRIPE_CONFIG, type StripeConfig } from './stripe-config.js';
import { callStripe } from './stripe-failure.js';
import { SubscriptionUpdates } from './subscription-updates.js';

/** A payment can succeed this long after it was started. */
const longestPaymentMs = 48 * 60 * 60 * 1_000;
/** The delay with which Stripe may list an event. */
const eventMarginMs = 10 * 60 * 1_000;
/** Stripe lists events for 30 days. */
const eventsKeptMs = 30 * 24 * 60 * 60 * 1_000;
/** How many times within an interval each process checks whether a run is due. */
const checksPerInterval = 20;

/**
 * Finds payments, refunds and changes of subscriptions that neither a browser nor the webhook has reported,
 * by reading all of Stripe's changes since the last successful run. Only one of several processes runs it.
 */
@Injectable()
export class PaymentReconciliation extends BackgroundJob {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: PaymentProvider,
    private readonly payments: PaymentsService,
    private readonly subscriptions: SubscriptionUpdates,
    @Inject(STRIPE_CONFIG) private readonly config: StripeConfig | null,
  ) {
    super({ intervalMs: Math.max((config?.reconciliationMs ?? 0) / checksPerInterval, 200) });
  }

  override onApplicationBootstrap(): void {
    if (this.config) super.onApplicationBootstrap();
    else this.logger.warn('There are no Stripe keys: this site takes no payments');
  }

  override async run(stopping: AbortSignal): Promise<void> {
    if (this.config) await this.reconcileIfDue(this.config.reconciliationMs, stopping);
  }

  private async reconcileIfDue(intervalMs: number, stopping: AbortSignal): Promise<void> {
    const [[due]]: [{ since: Date }[], number] = await this.dataSource.query(
      `update payment_reconciliation set claimed_at = clock_timestamp()
       where claimed_at < clock_timestamp() - $1 * interval '1 millisecond'
       returning complete_until as since`,
      [intervalMs],
    );
    if (!due) return;
    const until = new Date();
    // Renewals first: a refund ends the subscription only when no later payment exists.
    const isSynced = await this.syncSince(new Date(due.since.getTime() - eventMarginMs), stopping);
    const since = new Date(due.since.getTime() - longestPaymentMs);
    const isRecorded = await this.recordSince(since, until, stopping);
    if (stopping.aborted) return;
    // After a failure the next run repeats this period, as far back as Stripe keeps its events.
    const isWhole = isSynced && isRecorded;
    await this.dataSource.query(
      'update payment_reconciliation set complete_until = greatest(complete_until, $1)',
      [isWhole ? until : new Date(until.getTime() - eventsKeptMs)],
    );
  }

  private recordSince(since: Date, asOf: Date, stopping: AbortSignal): Promise<boolean> {
    return this.handleEach(
      this.provider.changedSince(since),
      ({ id }) => id,
      (payment) => this.payments.record(payment, 'reconciliation', asOf),
      stopping,
    );
  }

  private syncSince(since: Date, stopping: AbortSignal): Promise<boolean> {
    return this.handleEach(
      this.provider.subscriptionsChangedSince(since),
      (id) => id,
      (id) => this.subscriptions.sync(id, 'reconciliation'),
      stopping,
    );
  }

  /**
   * Handles the items one after the other. A failure does not stop the others.
   * @returns false when at least one failed
   */
  private async handleEach<Found>(
    found: AsyncIterable<Found>,
    idOf: (each: Found) => string,
    handle: (each: Found) => Promise<void>,
    stopping: AbortSignal,
  ): Promise<boolean> {
    let isWhole = true;
    await callStripe(async () => {
      for await (const each of found) {
        if (stopping.aborted) return;
        try {
          await handle(each);
        } catch (error) {
          isWhole = false;
          this.logger.warn(
            'A payment or subscription could not be reconciled and will be retried',
            {
              id: idOf(each),
              error,
            },
          );
        }
      }
    });
    return isWhole;
  }
}
