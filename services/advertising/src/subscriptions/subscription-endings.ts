import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PaymentEntity, type RecordedBy } from '../payments/payment-entity.js';
import { PaymentsService } from '../payments/payments-service.js';
import { BillingProvider } from './billing-provider.js';
import { decide } from './decide-end.js';
import { hasEnded } from './has-ended.js';
import { SubscriptionEntity } from './subscription-entity.js';
import { isRenewalDue } from './subscription-facts.js';
import { SubscriptionSync } from './subscription-sync.js';

/**
 * Ends subscriptions. The decision is stored before the request to Stripe, so the background job can finish
 * it when this process is killed in between.
 */
@Injectable()
export class SubscriptionEndings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: BillingProvider,
    private readonly payments: PaymentsService,
    private readonly sync: SubscriptionSync,
  ) {}

  /**
   * Ends a subscription now. With `refund` all of its payments are refunded first.
   * @param owner if it is given, only this address's subscription
   */
  async endNow(id: string, how: 'end' | 'refund', by: RecordedBy, owner?: string): Promise<void> {
    await decide(this.dataSource.manager, id, how, owner);
    await this.finish(id, by);
  }

  /**
   * Ends a subscription whose renewal is unpaid. The end is decided only after the invoice is void, so a
   * payment at the same moment keeps the subscription.
   * @returns whether it was ended
   */
  async endUnpaid(id: string, by: RecordedBy): Promise<boolean> {
    const facts = (await this.provider.find(id))?.facts;
    if (!facts || !isRenewalDue(facts)) return false;
    if (!(await this.provider.closeInvoice(facts))) return false;
    await this.endNow(id, 'end', by);
    return true;
  }

  /** Carries out at Stripe what has been decided; repeats change nothing. */
  async finish(id: string, by: RecordedBy): Promise<void> {
    const entity = await this.dataSource.manager.findOneBy(SubscriptionEntity, { id });
    if (!entity?.finish) return;
    if (entity.finish === 'refund') await this.giveBack(id, by);
    const billed = await this.provider.find(id);
    if (billed && billed.facts.state !== 'ended') await this.provider.end(billed.facts);
    await this.sync.sync(id, by);
  }

  /**
   * Runs a change that charges. If the end is decided meanwhile, for example by an erasure, the change is of
   * no use any more, and what was charged meanwhile is given back. If the process is killed in between, staff have
   * to refund it: nothing here tells that charge for certain from one that the owner wanted.
   * @throws ConflictException in that case
   */
  async chargeUnlessEnded(id: string, by: RecordedBy, charge: () => Promise<void>): Promise<void> {
    const before = (await this.paymentsOf(id)).map((payment) => payment.id);
    await charge();
    const entity = await this.dataSource.manager.findOneBy(SubscriptionEntity, { id });
    if (!entity?.finish && entity?.state !== 'ended') return;
    await this.giveBack(id, by, before);
    throw hasEnded();
  }

  private async giveBack(
    subscriptionId: string,
    by: RecordedBy,
    except: readonly string[] = [],
  ): Promise<void> {
    const paid = await this.paymentsOf(subscriptionId);
    for (const { id, status } of paid) {
      if (status === 'refunded' || except.includes(id)) continue;
      await this.provider.refund(id);
      await this.payments.refresh(id, by);
    }
  }

  private paymentsOf(subscriptionId: string): Promise<PaymentEntity[]> {
    return this.dataSource.manager.findBy(PaymentEntity, { subscriptionId });
  }
}
