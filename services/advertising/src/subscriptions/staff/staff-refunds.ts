import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import type { StaffRefund } from '@town/contracts/payments/staff-record';
import { Audit } from '@town/service-kit/audit/audit';
import { DataSource } from 'typeorm';
import { PaymentEntity } from '../../payments/payment-entity.js';
import { PaymentsService } from '../../payments/payments-service.js';
import { BillingProvider } from '../billing-provider.js';
import { mayBeDone } from '../may-be-done.js';
import { SubscriptionEndings } from '../subscription-endings.js';
import { SubscriptionEntity } from '../subscription-entity.js';
import { SubscriptionSync } from '../subscription-sync.js';

/** Not `browser`: only the payer's own browser may store an erased address again. */
const recordedBy = 'reconciliation';

/**
 * Lets staff refund a payment. Recording the refund decides whether the subscription ends, in the same way
 * as for a refund in Stripe's dashboard.
 */
@Injectable()
export class StaffRefunds {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: BillingProvider,
    private readonly payments: PaymentsService,
    private readonly sync: SubscriptionSync,
    private readonly endings: SubscriptionEndings,
    private readonly audit: Audit,
  ) {}

  /**
   * Refunds the rest of a payment; a repeat refunds nothing twice.
   * @param by the e-mail address of the administrator
   * @throws ConflictException during a dispute
   */
  async refund(id: string, by: string): Promise<StaffRefund> {
    const payment = await this.find(id);
    if (payment.status !== 'refunded') await this.giveBack(payment, by);
    const { subscriptionId } = payment;
    if (subscriptionId) {
      await mayBeDone(() => this.endings.finish(subscriptionId, recordedBy));
    }
    const subscription = subscriptionId
      ? await this.dataSource.manager.findOneBy(SubscriptionEntity, { id: subscriptionId })
      : null;
    const { givenBackCents } = await this.find(id);
    return { refunded: givenBackCents / 100, subscription: subscription?.state ?? null };
  }

  private async giveBack({ id, subscriptionId }: PaymentEntity, actor: string): Promise<void> {
    // An unreported renewal is a later payment, so this refund must not end the subscription.
    if (subscriptionId) await this.sync.sync(subscriptionId, recordedBy);
    const { status, isContested, cents, givenBackCents } = await this.ask(id);
    if (status === 'refunded') return;
    if (isContested) {
      throw new ConflictException('The payer’s bank decides about this payment.');
    }
    const after = { cents: cents - givenBackCents };
    // Recorded before the refund, so that no refund lacks an audit entry, even if this process is killed.
    const entry = { actor, action: 'refund', kind: 'payments', id, before: null, after };
    await this.audit.record(this.dataSource.manager, entry);
    const payment = await mayBeDone(async () => {
      await this.provider.refund(id);
      return this.ask(id);
    });
    if (payment.status !== 'refunded') {
      throw new ConflictException('Stripe could not give this payment back.');
    }
  }

  /** Reads the payment from Stripe. */
  private async ask(id: string): Promise<PaymentEntity> {
    await this.payments.refresh(id, recordedBy);
    return this.find(id);
  }

  private async find(id: string): Promise<PaymentEntity> {
    const payment = await this.dataSource.manager.findOneBy(PaymentEntity, { id });
    if (!payment) throw new NotFoundException('There is no such payment.');
    return payment;
  }
}
