import { Injectable } from '@nestjs/common';
import type { Language } from '@town/contracts/pages/languages';
import {
  type PaymentIntentAnswer,
  type PaymentIntentRequest,
  type PaymentRecorded,
  type PaymentSuccess,
  planNamed,
} from '@town/contracts/payments/calls';
import { ValidationProblem } from '@town/service-kit/http/validation-problem';
import { CurrentPrices } from '../prices/current-prices.js';
import { PaymentMetrics } from './payment-metrics.js';
import { PaymentProvider } from './payment-provider.js';
import { PaymentsService } from './payments-service.js';
import { SubscriptionCheckout } from './subscription-checkout.js';
import { SubscriptionUpdates } from './subscription-updates.js';
import { isRefunded } from './verified-payment.js';

/** Handles a purchase in the browser: it starts a subscription, and reports that it was paid. */
@Injectable()
export class Purchases {
  constructor(
    private readonly checkout: SubscriptionCheckout,
    private readonly prices: CurrentPrices,
    private readonly provider: PaymentProvider,
    private readonly payments: PaymentsService,
    private readonly subscriptions: SubscriptionUpdates,
    private readonly metrics: PaymentMetrics,
  ) {}

  /**
   * Starts a subscription whose first payment is the plan's price. A repeated request starts no second one.
   * @throws ValidationProblem for another amount: nobody pays a different price than the page has shown
   */
  async begin(
    request: PaymentIntentRequest,
    key: string | undefined,
    language: Language | undefined,
  ): Promise<PaymentIntentAnswer> {
    const plan = await this.prices.plan(planNamed(request.planType));
    if (request.amount !== plan.amount) {
      throw new ValidationProblem([
        { path: 'amount', message: 'Amount is not the price of this plan' },
      ]);
    }
    const clientSecret = await this.checkout.begin(request, plan, key, language);
    this.metrics.count('begun', 'browser');
    return { clientSecret };
  }

  /** Records the payment that a browser reports, if Stripe confirms it. */
  async confirm(told: PaymentSuccess): Promise<PaymentRecorded> {
    const asOf = new Date();
    const payment = await this.provider.findPayment(told.paymentIntentId);
    const isTold =
      payment?.site === this.provider.site &&
      payment.plan === planNamed(told.planType) &&
      payment.amount === told.amount;
    if (!payment || !isTold || isRefunded(payment)) {
      this.metrics.count('refused', 'browser');
      throw new ValidationProblem([
        { path: 'paymentIntentId', message: 'This payment could not be verified' },
      ]);
    }
    const paid = {
      ...payment,
      customerEmail: told.customerEmail ?? payment.customerEmail,
      customerName: told.customerName ?? payment.customerName,
    };
    await this.payments.record(paid, 'browser', asOf);
    await this.subscriptions.afterPayment(payment.subscriptionId, 'browser');
    const { paymentIntentId, planType, amount } = told;
    return { paymentIntentId, planType, amount, status: 'succeeded' };
  }
}
