import { ConflictException, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PaymentEntity } from '../payments/payment-entity.js';
import { PaymentsService } from '../payments/payments-service.js';
import { hasEnded } from './has-ended.js';
import type { SubscriptionFacts } from './subscription-facts.js';

/** Stripe credits the rest of all that it charged, no matter what the payer has got back. */
@Injectable()
export class PaidFor {
  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: PaymentsService,
  ) {}

  /**
   * Makes sure that the town has the money that a change of plan would credit. Stripe is asked about the
   * payments, because its calls may come late.
   * @throws ConflictException where some of it was given back, or a bank may still take it
   */
  async check({ id, periodCents, creditCents }: SubscriptionFacts): Promise<void> {
    const worth = periodCents + creditCents;
    for (const payment of paymentsCovering(await this.of(id), worth)) {
      // Not the payer's browser: only that brings an erased address back.
      await this.payments.refresh(payment.id, 'reconciliation');
    }
    const paid = await this.of(id);
    // Both end the subscription: a refund of the last payment, and a lost dispute about an earlier one, too.
    if (paid[0]?.status === 'refunded' || paid.some(({ dispute }) => dispute?.state === 'lost')) {
      throw hasEnded();
    }
    if (paid.some(({ isContested }) => isContested)) {
      throw new ConflictException(
        'A payment for your plan is disputed. You can change the plan once the bank has decided.',
      );
    }
    if (paymentsCovering(paid, worth).some(({ givenBackCents }) => givenBackCents > 0)) {
      throw new ConflictException(
        'A part of what you paid was given back. Please write to us, and we will change your plan.',
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

/**
 * Those of some payments that paid for the current period and the credit: a renewal pays for itself, and
 * a change of plan only the difference.
 * @param paid the newest first
 */
function paymentsCovering(paid: readonly PaymentEntity[], cents: number): PaymentEntity[] {
  let left = cents;
  return paid.filter((payment) => {
    const counts = left > 0;
    left -= payment.cents;
    return counts;
  });
}
