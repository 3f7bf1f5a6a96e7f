import { ConflictException, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PaymentEntity } from '../payments/payment-entity.js';
import { PaymentsService } from '../payments/payments-service.js';

/** Stripe credits the rest of all that it charged, no matter what the payer has got back. */
@Injectable()
export class PaidFor {
  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: PaymentsService,
  ) {}

  /**
   * Makes sure that the town has the money that a change of plan would credit. Stripe is asked about the
   * last payment, which the subscription runs on.
   * @throws ConflictException where some of it was given back, or a bank may still take it
   */
  async check(subscriptionId: string): Promise<void> {
    const [last] = await this.of(subscriptionId);
    // Not the payer's browser: only that brings an erased address back.
    if (last) await this.payments.refresh(last.id, 'reconciliation');
    const paid = await this.of(subscriptionId);
    // Both end the subscription: a refund of the last payment, and a lost dispute about any.
    if (paid[0]?.status === 'refunded' || paid.some(({ dispute }) => dispute?.state === 'lost')) {
      throw new ConflictException('This subscription has ended.');
    }
    if (paid.some(({ isContested }) => isContested)) {
      throw new ConflictException(
        'A payment for your plan is disputed. You can change the plan once the bank has decided.',
      );
    }
    if (paid[0]?.status === 'partially_refunded') {
      throw new ConflictException(
        'A part of your last payment was given back. Please write to us, and we will change your plan.',
      );
    }
  }

  /** The payments of a subscription, the newest first. */
  private of(subscriptionId: string): Promise<PaymentEntity[]> {
    return this.dataSource.manager.find(PaymentEntity, {
      where: { subscriptionId },
      order: { paidAt: 'DESC' },
    });
  }
}
