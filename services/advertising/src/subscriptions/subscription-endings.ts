import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PaymentEntity, type RecordedBy } from '../payments/payment-entity.js';
import { PaymentsService } from '../payments/payments-service.js';
import { BillingProvider } from './billing-provider.js';
import { decide } from './decide-end.js';
import { SubscriptionEntity } from './subscription-entity.js';
import { SubscriptionSync } from './subscription-sync.js';

/**
 * Ends subscriptions. What has been decided is stored before Stripe is called, so a process that is
 * killed in between leaves nothing undone: the background job goes on with it.
 */
@Injectable()
export class SubscriptionEndings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: BillingProvider,
    private readonly payments: PaymentsService,
    private readonly sync: SubscriptionSync,
  ) {}

  /** Ends one now. With `refund` everything that was paid for it is given back first. */
  async endNow(id: string, how: 'end' | 'refund', by: RecordedBy): Promise<void> {
    await decide(this.dataSource.manager, id, how);
    await this.finish(id, by);
  }

  /**
   * Ends one whose renewal is not paid. It is decided only once nobody can pay any more, so a payment at
   * the same moment lets the subscription go on.
   */
  async endUnpaid(id: string, by: RecordedBy): Promise<void> {
    const facts = (await this.provider.find(id))?.facts;
    if (facts?.state !== 'payment-failed' && !facts?.unpaidInvoice?.isDraft) return;
    if (await this.provider.closeInvoice(facts)) await this.endNow(id, 'end', by);
  }

  /** Does at Stripe what has been decided; repeats change nothing. */
  async finish(id: string, by: RecordedBy): Promise<void> {
    const entity = await this.dataSource.manager.findOneBy(SubscriptionEntity, { id });
    if (!entity?.finish) return;
    if (entity.finish === 'refund') await this.giveBack(id, by);
    const billed = await this.provider.find(id);
    if (billed && billed.facts.state !== 'ended') await this.provider.end(billed.facts);
    await this.sync.sync(id, by);
  }

  private async giveBack(subscriptionId: string, by: RecordedBy): Promise<void> {
    const paid = await this.dataSource.manager.findBy(PaymentEntity, { subscriptionId });
    for (const { id, status } of paid) {
      if (status === 'refunded') continue;
      await this.provider.refund(id);
      await this.payments.refresh(id, by);
    }
  }
}
