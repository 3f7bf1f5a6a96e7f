import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import type { StaffRefund } from '@town/contracts/payments/staff-record';
import { Audit } from '@town/service-kit/audit/audit';
import { DataSource } from 'typeorm';
import { PaymentEntity } from '../payments/payment-entity.js';
import { PaymentsService } from '../payments/payments-service.js';
import { BillingProvider } from './billing-provider.js';
import { mayBeDone } from './may-be-done.js';
import { SubscriptionEndings } from './subscription-endings.js';
import { SubscriptionEntity } from './subscription-entity.js';
import { SubscriptionSync } from './subscription-sync.js';

/** Not the payer's browser: only that brings an erased address back. */
const recordedBy = 'reconciliation';

/**
 * Lets staff give a payment back. Recording that notes the end of the subscription that runs on it,
 * as it does for a refund in Stripe's dashboard.
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
   * Gives back what is left of a payment; a repeat gives nothing twice.
   * @param by the e-mail address of the administrator
   * @throws ConflictException where the payer's bank decides about it
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
    // A renewal that nobody has reported yet is a later payment, so this refund ends nothing.
    if (subscriptionId) await this.sync.sync(subscriptionId, recordedBy);
    const { status, isContested, cents, givenBackCents } = await this.ask(id);
    if (status === 'refunded') return;
    if (isContested) {
      throw new ConflictException('The payer’s bank decides about this payment.');
    }
    const after = { cents: cents - givenBackCents };
    // Before the call: no money is given back without an entry, also where this process is killed.
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

  /** The payment as Stripe has it now. */
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
