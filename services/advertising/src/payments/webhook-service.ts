import { BadRequestException, Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { PaymentMetrics } from './payment-metrics.js';
import { type PaymentNotice, PaymentProvider } from './payment-provider.js';
import { PaymentsService } from './payments-service.js';
import { SubscriptionUpdates } from './subscription-updates.js';
import type { VerifiedPayment } from './verified-payment.js';

/** Handles the events that Stripe sends. */
@Injectable()
export class WebhookService {
  private readonly logger = new Logger('Webhook');

  constructor(
    private readonly provider: PaymentProvider,
    private readonly payments: PaymentsService,
    private readonly metrics: PaymentMetrics,
    private readonly subscriptions: SubscriptionUpdates,
  ) {}

  /** Handles an event; a repeat changes nothing. */
  async handle(body: Buffer, signature: string): Promise<void> {
    const notice = this.read(body, signature);
    if (!notice) return;
    if (notice.kind === 'subscription') {
      await this.subscriptions.sync(notice.id, 'webhook');
      return;
    }
    if (notice.kind === 'changed') await this.syncBefore(notice.id);
    const asOf = new Date();
    const payment =
      notice.kind === 'succeeded'
        ? await this.withDetails(notice.payment)
        : await this.provider.findPayment(notice.id);
    if (!payment) return;
    await this.payments.record(payment, 'webhook', asOf);
    await this.subscriptions.afterPayment(payment.subscriptionId, 'webhook');
  }

  /**
   * Reads the subscription's renewals before a refund is handled, because a refund ends a subscription only
   * when no later payment exists. The caller reads the payment again afterwards: this call may have
   * recorded it without the refund. If the renewals cannot be read, the request fails and Stripe repeats
   * it.
   */
  private async syncBefore(id: string): Promise<void> {
    const payment = await this.provider.findPayment(id);
    if (payment?.subscriptionId) await this.subscriptions.sync(payment.subscriptionId, 'webhook');
  }

  private read(body: Buffer, signature: string): PaymentNotice | undefined {
    try {
      return this.provider.readEvent(body, signature);
    } catch (error) {
      const isUnsigned = error instanceof Stripe.errors.StripeSignatureVerificationError;
      if (!isUnsigned && !(error instanceof SyntaxError)) throw error;
      this.metrics.count('refused', 'webhook');
      throw new BadRequestException(
        isUnsigned ? 'The signature is not valid' : 'The event could not be read',
      );
    }
  }

  /**
   * The signature proves the payment. The payer and the refunds need a request to Stripe, which may fail.
   */
  private async withDetails(payment: VerifiedPayment): Promise<VerifiedPayment> {
    if (payment.site !== this.provider.site) return payment;
    try {
      return (await this.provider.findPayment(payment.id)) ?? payment;
    } catch {
      this.logger.warn('A payment is recorded without its details', { payment: payment.id });
      return payment;
    }
  }
}
