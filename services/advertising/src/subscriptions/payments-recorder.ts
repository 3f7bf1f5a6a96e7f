import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { PaymentEntity, type RecordedBy } from '../payments/payment-entity.js';
import { PaymentsService } from '../payments/payments-service.js';
import { type BilledSubscription, BillingProvider, paidIntent } from './billing-provider.js';
import type { SubscriptionEntity } from './subscription-entity.js';

/** Records the payments of a subscription's invoices. */
@Injectable()
export class PaymentsRecorder {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: BillingProvider,
    private readonly payments: PaymentsService,
  ) {}

  /** @param stored the row of the subscription, for renewals whose payer Stripe does not name */
  async record(
    billed: BilledSubscription,
    by: RecordedBy,
    stored: SubscriptionEntity | null,
  ): Promise<void> {
    const paid = billed.invoices.filter(({ status }) => status === 'paid').toReversed();
    const ids = paid.flatMap((invoice) => paidIntent(invoice) ?? []);
    const known = await this.dataSource.manager.find(PaymentEntity, {
      select: { id: true },
      where: { id: In(ids) },
    });
    const recorded = new Set(known.map(({ id }) => id));
    for (const invoice of paid) {
      if (recorded.has(paidIntent(invoice) ?? '')) continue;
      const asOf = new Date();
      const payment = await this.provider.paymentFor(invoice, billed);
      if (!payment) continue;
      // Another address had it when this was paid.
      const isOfOther = stored?.hasMovedSince(payment.paidAt);
      const customerEmail = payment.customerEmail ?? (isOfOther ? null : (stored?.email ?? null));
      await this.payments.record({ ...payment, customerEmail }, by, asOf);
    }
  }
}
