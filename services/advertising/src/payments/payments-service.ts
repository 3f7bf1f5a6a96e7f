import { Injectable, Logger } from '@nestjs/common';
import { paymentPayerNamed, paymentSucceeded } from '@town/contracts/advertising-events';
import {
  type PaymentIntentAnswer,
  type PaymentIntentRequest,
  type PaymentRecorded,
  type PaymentSuccess,
  planNamed,
} from '@town/contracts/payments';
import { Outbox } from '@town/service-kit/events/outbox';
import { ValidationProblem } from '@town/service-kit/http/validation-problem';
import { wasErased } from '@town/service-kit/privacy/was-erased';
import type Stripe from 'stripe';
import { DataSource, type EntityManager } from 'typeorm';
import { PaymentEntity, type RecordedBy } from './payment-entity.js';
import { findApplication, lockPayment, showPayment } from './payment-links.js';
import { PaymentMetrics } from './payment-metrics.js';
import { PaymentProvider } from './payment-provider.js';
import { isRefunded, type VerifiedPayment, verifiedPayment } from './verified-payment.js';

@Injectable()
export class PaymentsService {
  private readonly logger = new Logger('Payments');

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly provider: PaymentProvider,
    private readonly metrics: PaymentMetrics,
  ) {}

  /** Begins a payment of a plan's price; a repeat with the same key begins no other. */
  async begin(
    request: PaymentIntentRequest,
    key: string | undefined,
  ): Promise<PaymentIntentAnswer> {
    const clientSecret = await this.provider.createIntent(request, key);
    this.metrics.count('begun', 'browser');
    return { clientSecret };
  }

  /** Records the payment that a browser tells of, if Stripe says the same. */
  async confirm(told: PaymentSuccess): Promise<PaymentRecorded> {
    const asOf = new Date();
    const intent = await this.provider.findIntent(told.paymentIntentId);
    const payment = intent && verifiedPayment(intent, this.provider.site);
    const isTold = payment?.plan === planNamed(told.planType).id && payment.amount === told.amount;
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
    await this.record(paid, 'browser', asOf);
    const { paymentIntentId, planType, amount } = told;
    return { paymentIntentId, planType, amount, status: 'succeeded' };
  }

  /**
   * Records what Stripe says of a PaymentIntent, if it is a payment for this site. One that is
   * known already was, also when the site has moved to another address since.
   */
  async recordIntent(intent: Stripe.PaymentIntent, by: RecordedBy, asOf: Date): Promise<void> {
    const isKnown = await this.dataSource.manager.existsBy(PaymentEntity, { id: intent.id });
    const site = isKnown ? intent.metadata['site'] : this.provider.site;
    const payment = verifiedPayment(intent, site ?? this.provider.site);
    if (payment) await this.record(payment, by, asOf);
  }

  /**
   * Records a payment once, whoever tells of it first and however many do at once; from then on
   * only what has been given back of it changes, and who paid, where nobody had said it.
   * @param asOf when Stripe was asked
   */
  async record(payment: VerifiedPayment, by: RecordedBy, asOf: Date): Promise<void> {
    const outcome = await this.dataSource.transaction(async (manager) => {
      await lockPayment(manager, payment.id);
      const known = await manager.findOneBy(PaymentEntity, { id: payment.id });
      return known
        ? this.update(manager, known, payment, by, asOf)
        : this.insert(manager, payment, by, asOf);
    });
    if (outcome !== 'repeated') this.logger.log('Payment', { payment: payment.id, outcome, by });
    // What is known is met again at every reconciliation.
    else if (by === 'reconciliation') return;
    this.metrics.count(outcome, by);
  }

  private async insert(
    manager: EntityManager,
    { refundedCents = 0, ...payment }: VerifiedPayment,
    recordedBy: RecordedBy,
    checkedAt: Date,
  ) {
    const entity = manager.create(PaymentEntity, {
      ...payment,
      refundedCents,
      recordedBy,
      checkedAt,
      applicationId: null,
    });
    // Nobody is told that a payment has come which has already gone back.
    const isTold = entity.status !== 'refunded';
    entity.receiptDue = isTold && !entity.customerEmail;
    await findApplication(manager, entity);
    await manager.insert(PaymentEntity, entity);
    await showPayment(manager, entity);
    if (isTold) await this.outbox.enqueue(manager, paymentSucceeded, entity.facts());
    return 'recorded' as const;
  }

  private async update(
    manager: EntityManager,
    entity: PaymentEntity,
    { refundedCents, customerEmail, customerName }: VerifiedPayment,
    by: RecordedBy,
    asOf: Date,
  ) {
    const refunded = refundedCents !== undefined && entity.recordRefunds(refundedCents, asOf);
    const named =
      (by === 'browser' || (await mayBeNamed(manager, entity, customerEmail))) &&
      entity.addCustomer(customerEmail, customerName);
    if (!refunded && !named) return 'repeated' as const;
    const receipted = entity.settleReceipt();
    await manager.save(entity);
    if (refunded) await showPayment(manager, entity);
    const { customerEmail: address } = entity;
    if (receipted && address) {
      await this.outbox.enqueue(manager, paymentPayerNamed, {
        ...entity.facts(),
        customerEmail: address,
      });
    }
    return refunded ? ('refunded' as const) : ('repeated' as const);
  }
}

/** What was erased of a payer comes back from nowhere but the payer: Stripe's word is for the others. */
async function mayBeNamed(
  manager: EntityManager,
  { receiptDue, paidAt }: PaymentEntity,
  email: string | null,
): Promise<boolean> {
  return receiptDue && email !== null && !(await wasErased(manager, email, paidAt.toISOString()));
}
