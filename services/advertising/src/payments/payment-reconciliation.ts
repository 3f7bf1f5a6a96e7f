import { Inject, Injectable } from '@nestjs/common';
import { BackgroundJob } from '@town/service-kit/background-job';
import { DataSource } from 'typeorm';
import { PaymentProvider } from './payment-provider.js';
import { PaymentsService } from './payments-service.js';
import { STRIPE_CONFIG, type StripeConfig } from './stripe-config.js';
import { callStripe } from './stripe-failure.js';
import { SubscriptionUpdates } from './subscription-updates.js';

/** A payment may succeed this long after it was begun. */
const longestPaymentMs = 48 * 60 * 60 * 1_000;
/** Stripe may list an event a little after it has happened. */
const eventMarginMs = 10 * 60 * 1_000;
/** Stripe lists events for 30 days. */
const eventsKeptMs = 30 * 24 * 60 * 60 * 1_000;
/** How many times within an interval each process checks whether a run is due. */
const checksPerInterval = 20;

/**
 * Finds payments, refunds and changes of subscriptions that neither a browser nor the webhook has
 * reported: asks Stripe for everything since the last successful run. One of several processes does it.
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
    // Renewals first: a refund ends what no later payment pays for.
    const isSynced = await this.syncSince(new Date(due.since.getTime() - eventMarginMs), stopping);
    const since = new Date(due.since.getTime() - longestPaymentMs);
    const isRecorded = await this.recordSince(since, until, stopping);
    if (stopping.aborted) return;
    // What has failed is found again, for as long as Stripe keeps its events.
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
   * Handles one after the other. One that fails holds back no other.
   * @returns false when one has failed
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
          this.logger.warn('A payment or subscription is looked at again', {
            id: idOf(each),
            error,
          });
        }
      }
    });
    return isWhole;
  }
}
