import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { PaymentEntity, type RecordedBy } from '../payments/payment-entity.js';
import { PaymentsService } from '../payments/payments-service.js';
import { type BilledSubscription, BillingProvider, paidIntent } from './billing-provider.js';

/** Records the payments of a subscription's invoices. */
@Injectable()
export class PaymentsRecorder {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: BillingProvider,
    private readonly payments: PaymentsService,
  ) {}

  /** @param email the subscription's address, for renewals whose payer Stripe does not name */
  async record(billed: BilledSubscription, by: RecordedBy, email: string | null): Promise<void> {
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
      const customerEmail = payment.customerEmail ?? email;
      await this.payments.record({ ...payment, customerEmail }, by, asOf);
    }
  }
}
