import { ConflictException, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PaymentEntity } from '../payments/payment-entity.js';
import { PaymentsService } from '../payments/payments-service.js';
import { hasEnded } from './has-ended.js';
import type { SubscriptionFacts } from './subscription-facts.js';

/** Checks refunds and disputes, because Stripe credits everything it charged even if it was refunded. */
@Injectable()
export class PaidFor {
  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: PaymentsService,
  ) {}

  /**
   * Checks that the payments which a change of plan would credit have not been returned. Reads the payments
   * from Stripe, because webhook requests may be late.
   * @throws ConflictException when some of it was refunded or is disputed
   */
  async check({ id, periodCents, creditCents }: SubscriptionFacts): Promise<void> {
    const worth = periodCents + creditCents;
    for (const payment of paymentsCovering(await this.of(id), worth)) {
      // Not `browser`: only the payer's own browser may store an erased address again.
      await this.payments.refresh(payment.id, 'reconciliation');
    }
    const paid = await this.of(id);
    // Both end the subscription: a refund of the last payment, and a lost dispute about any payment.
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

  /** The payments of a subscription, newest first. */
  private of(subscriptionId: string): Promise<PaymentEntity[]> {
    return this.dataSource.manager.find(PaymentEntity, {
      where: { subscriptionId },
      order: { paidAt: 'DESC' },
    });
  }
}

/**
 * The newest payments that together cover the current period and the credit. A renewal covers a whole
 * period, and a change of plan only the difference.
 * @param paid newest first
 */
function paymentsCovering(paid: readonly PaymentEntity[], cents: number): PaymentEntity[] {
  let left = cents;
  return paid.filter((payment) => {
    const counts = left > 0;
    left -= payment.cents;
    return counts;
  });
}
