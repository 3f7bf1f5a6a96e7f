import { Injectable, Logger } from '@nestjs/common';
import type { Dispute } from '@town/contracts/payments/dispute';
import {
  paymentDisputed,
  paymentPayerNamed,
  paymentRefunded,
  paymentRefundFailed,
  paymentSucceeded,
} from '@town/contracts/payments/events';
import { Outbox } from '@town/service-kit/events/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import { listedName } from '../applications/listed-name.js';
import { decideAfterLostDispute, decideAfterRefund } from '../subscriptions/decide-end.js';
import { SubscriptionEntity } from '../subscriptions/subscription-entity.js';
import { applicationOf } from '../subscriptions/subscription-event-data.js';
import { type CardHolder, cardHolderData, cardHolderOf, isFormerPayers } from './card-holder.js';
import { nobody, payerOf } from './payer-of.js';
import { PaymentEntity, type RecordedBy } from './payment-entity.js';
import { PaymentLinks } from './payment-links.js';
import { PaymentMetrics } from './payment-metrics.js';
import { PaymentProvider } from './payment-provider.js';
import { centsOf, type VerifiedPayment } from './verified-payment.js';

@Injectable()
export class PaymentsService {
  private readonly logger = new Logger('Payments');

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly provider: PaymentProvider,
    private readonly links: PaymentLinks,
    private readonly metrics: PaymentMetrics,
  ) {}

  /**
   * Records a payment for this site once, whoever reports it first and however many reports arrive at once.
   * Later reports only update refunds and disputes, and add the payer when it was unknown.
   * @param asOf when the payment was read from Stripe
   */
  async record(payment: VerifiedPayment, by: RecordedBy, asOf: Date): Promise<void> {
    const outcome = await this.dataSource.transaction(async (manager) => {
      await this.links.lock(manager, payment.id);
      // It waits for an erasure in progress, which may change the row that is read next.
      const { payer, payerErased, isMoved } = await payerOf(manager, payment, by);
      const cardHolder = await cardHolderOf(manager, { ...payment, ...payer });
      const known = await manager.findOne(PaymentEntity, {
        where: { id: payment.id },
        lock: { mode: 'pessimistic_write' },
      });
      // A recorded payment stays this site's, even when the site's host name has changed since.
      if (!known && payment.site !== this.provider.site) return 'foreign' as const;
      // The new address of a subscription has not paid what was paid before.
      const isUnnamed = payerErased || (known !== null && isMoved);
      const told = { ...payment, ...(isUnnamed ? nobody : payer) };
      if (known) {
        known.payerErased ||= payerErased && !known.customerEmail;
        return this.update(manager, known, told, by, asOf);
      }
      return this.insert(manager, told, by, asOf, { ...cardHolder, payerErased });
    });
    if (outcome === 'foreign') return;
    if (outcome !== 'repeated') this.logger.log('Payment', { payment: payment.id, outcome, by });
    // Each reconciliation reads known payments again, so these are not counted.
    else if (by === 'reconciliation') return;
    this.metrics.count(outcome, by);
  }

  /** Records the payment in its current state at Stripe: a refund or a dispute may be unreported. */
  async refresh(id: string, by: RecordedBy): Promise<void> {
    const asOf = new Date();
    const payment = await this.provider.findPayment(id);
    if (payment) await this.record(payment, by, asOf);
  }

  private async insert(
    manager: EntityManager,
    {
      refundedCents = 0,
      site: _site,
      amount,
      dispute,
      language,
      card: _card,
      ...payment
    }: VerifiedPayment,
    recordedBy: RecordedBy,
    checkedAt: Date,
    payers: CardHolder & Pick<PaymentEntity, 'payerErased'>,
  ) {
    const entity = manager.create(PaymentEntity, {
      ...payment,
      dollars: Math.ceil(amount),
      amountCents: centsOf(amount),
      refundedCents,
      dispute: dispute ?? null,
      consentedAt: payment.consentVersion ? payment.paidAt : null,
      recordedBy,
      checkedAt,
      applicationId: null,
      ...payers,
    });
    // A payment that is refunded already is not published.
    const isTold = entity.status !== 'refunded';
    entity.receiptDue = isTold && !entity.customerEmail;
    await this.links.findApplication(manager, entity);
    await manager.insert(PaymentEntity, entity);
    if (!isTold) await decideAfterRefund(manager, entity.id);
    await this.links.show(manager, entity);
    if (isTold) {
      await this.outbox.enqueue(manager, paymentSucceeded, {
        ...(await factsOf(manager, entity)),
        language,
        cardOf: cardOf(entity),
      });
    }
    if (dispute) await this.showDispute(manager, entity, dispute);
    return 'recorded' as const;
  }

  private async update(
    manager: EntityManager,
    entity: PaymentEntity,
    { refundedCents, dispute, customerEmail, customerName, language }: VerifiedPayment,
    by: RecordedBy,
    asOf: Date,
  ) {
    const before = entity.refundedCents;
    const refunded = refundedCents !== undefined && entity.recordRefunds(refundedCents, asOf);
    const disputed = dispute && entity.recordDispute(dispute, asOf);
    const named =
      (by === 'browser' || (entity.receiptDue && customerEmail !== null)) &&
      entity.addCustomer(customerEmail, customerName);
    if (!refunded && !disputed && !named) {
      // A newer response without changes must still win over older ones that arrive later.
      const { id, checkedAt, payerErased } = entity;
      await manager.update(PaymentEntity, { id }, { checkedAt, payerErased });
      return 'repeated' as const;
    }
    const receipted = entity.settleReceipt();
    await manager.save(entity);
    if (refunded) await this.showRefund(manager, entity, before);
    if (dispute && disputed === 'state') await this.showDispute(manager, entity, dispute);
    const { customerEmail: address } = entity;
    if (receipted && address) {
      await this.outbox.enqueue(manager, paymentPayerNamed, {
        ...(await factsOf(manager, entity)),
        customerEmail: address,
        language,
      });
    }
    if (disputed) return 'disputed' as const;
    return refunded ? ('refunded' as const) : ('repeated' as const);
  }

  private async showRefund(
    manager: EntityManager,
    entity: PaymentEntity,
    before: number,
  ): Promise<void> {
    await this.links.show(manager, entity);
    if (entity.status === 'refunded') await decideAfterRefund(manager, entity.id);
    const refund = { ...(await factsOf(manager, entity)), refunded: entity.refundedCents / 100 };
    if (entity.refundedCents >= before) {
      await this.outbox.enqueue(manager, paymentRefunded, refund);
      return;
    }
    const failed = (before - entity.refundedCents) / 100;
    const holder = cardHolderData(entity);
    await this.outbox.enqueue(manager, paymentRefundFailed, {
      ...refund,
      ...holder,
      failed,
      cardOf: cardOf(entity),
    });
  }

  private async showDispute(
    manager: EntityManager,
    entity: PaymentEntity,
    dispute: Dispute,
  ): Promise<void> {
    await this.links.show(manager, entity);
    if (dispute.state === 'lost') await decideAfterLostDispute(manager, entity.id);
    await this.outbox.enqueue(manager, paymentDisputed, {
      ...(await factsOf(manager, entity)),
      ...cardHolderData(entity),
      cardOf: cardOf(entity),
      dispute,
    });
  }
}

const cardOf = (entity: PaymentEntity) => (isFormerPayers(entity) ? 'former-payer' : 'payer');

/**
 * The data of a payment's events. They name the address that had the subscription when it was paid, also after it
 * has moved to another one.
 */
async function factsOf(manager: EntityManager, entity: PaymentEntity) {
  const { subscriptionId } = entity;
  const subscription = subscriptionId
    ? await manager.findOneBy(SubscriptionEntity, { id: subscriptionId })
    : null;
  const applicationId =
    entity.applicationId ?? (subscription && (await applicationOf(manager, subscription)));
  return {
    ...entity.facts(),
    businessName: await listedName(manager, applicationId),
  };
}
