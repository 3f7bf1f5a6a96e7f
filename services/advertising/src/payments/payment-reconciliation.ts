import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { pause } from '@town/service-kit/events/pause';
import { describeError } from '@town/service-kit/observability/describe-error';
import type Stripe from 'stripe';
import { DataSource } from 'typeorm';
import { PaymentProvider } from './payment-provider.js';
import { PaymentsService } from './payments-service.js';
import { STRIPE_CONFIG, type StripeConfig } from './stripe-config.js';
import { callStripe } from './stripe-failure.js';

/** A payment may be made this long after it was begun. */
const longestPaymentMs = 48 * 60 * 60 * 1_000;
/** How many times within an interval each process looks whether it is time. */
const looks = 20;

/**
 * Finds payments that neither a browser nor the webhook has told of, and refunds as well: asks
 * Stripe for everything since the last time that it went well. Of several processes one does it.
 */
@Injectable()
export class PaymentReconciliation implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Reconciliation');
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: PaymentProvider,
    private readonly payments: PaymentsService,
    @Inject(STRIPE_CONFIG) private readonly config: StripeConfig | null,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config) this.running = this.run(this.config.reconciliationMs);
    else this.logger.warn('There are no keys of Stripe: this site takes no payments');
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(intervalMs: number): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await this.reconcileIfDue(intervalMs).catch((error: unknown) =>
        this.logger.warn('Payments could not be looked for', describeError(error)),
      );
      await pause(Math.max(intervalMs / looks, 200), signal);
    }
  }

  private async reconcileIfDue(intervalMs: number): Promise<void> {
    const [[due]]: [{ since: Date }[], number] = await this.dataSource.query(
      `update payment_reconciliation set claimed_at = clock_timestamp()
       where claimed_at < clock_timestamp() - $1 * interval '1 millisecond'
       returning complete_until as since`,
      [intervalMs],
    );
    if (!due) return;
    const until = new Date();
    await this.recordSince(new Date(due.since.getTime() - longestPaymentMs), until);
    if (this.stopping.signal.aborted) return;
    await this.dataSource.query(
      'update payment_reconciliation set complete_until = greatest(complete_until, $1)',
      [until],
    );
  }

  private async recordSince(since: Date, asOf: Date): Promise<void> {
    await callStripe(async () => {
      for await (const intent of this.provider.intentsSince(since)) await this.record(intent, asOf);
      const refunded = new Set<string>();
      for await (const { payment_intent: intent } of this.provider.refundsSince(since)) {
        if (intent) refunded.add(typeof intent === 'string' ? intent : intent.id);
      }
      for (const id of refunded) await this.record(await this.provider.findIntent(id), asOf);
    });
  }

  private async record(intent: Stripe.PaymentIntent | undefined, asOf: Date): Promise<void> {
    if (this.stopping.signal.aborted || intent?.status !== 'succeeded') return;
    await this.payments.recordIntent(intent, 'reconciliation', asOf);
  }
}
