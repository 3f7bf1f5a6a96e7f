import { BadRequestException, Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { PaymentMetrics } from './payment-metrics.js';
import { PaymentProvider } from './payment-provider.js';
import { PaymentsService } from './payments-service.js';
import { verifiedPayment } from './verified-payment.js';

/** Takes what Stripe tells of its own accord. */
@Injectable()
export class WebhookService {
  private readonly logger = new Logger('Webhook');

  constructor(
    private readonly provider: PaymentProvider,
    private readonly payments: PaymentsService,
    private readonly metrics: PaymentMetrics,
  ) {}

  /** Handles an event, again as the first time. */
  async handle(body: Buffer, signature: string): Promise<void> {
    const event = this.read(body, signature);
    switch (event.type) {
      case 'payment_intent.succeeded':
        return this.recordPayment(event.data.object);
      case 'charge.refunded':
      case 'refund.created':
      case 'refund.updated':
      case 'refund.failed':
        return this.recordRefund(event.data.object.payment_intent);
      default:
        return;
    }
  }

  private read(body: Buffer, signature: string): Stripe.Event {
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

  /** The signature vouches for the payment. Stripe is asked for the rest, and it may be away. */
  private async recordPayment(told: Stripe.PaymentIntent): Promise<void> {
    if (!verifiedPayment(told, this.provider.site)) return;
    const asOf = new Date();
    const current = await this.provider.findIntent(told.id).catch(() => {
      this.logger.warn('A payment is recorded without its details', { payment: told.id });
      return undefined;
    });
    const payment =
      (current && verifiedPayment(current, this.provider.site)) ??
      verifiedPayment(told, this.provider.site);
    if (payment) await this.payments.record(payment, 'webhook', asOf);
  }

  /** Events may come in any order: what counts is what Stripe says now. */
  private async recordRefund(intent: string | Stripe.PaymentIntent | null): Promise<void> {
    if (!intent) return;
    const asOf = new Date();
    const current = await this.provider.findIntent(typeof intent === 'string' ? intent : intent.id);
    if (current) await this.payments.recordIntent(current, 'webhook', asOf);
  }
}
