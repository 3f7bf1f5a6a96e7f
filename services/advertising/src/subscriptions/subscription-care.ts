import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { STRIPE_CONFIG, type StripeConfig } from '../payments/stripe-config.js';
import { BillingJob } from './billing-job.js';
import { Clock } from './clock.js';
import {
  decideAfterLostDispute,
  decideForDeletedOwners,
  decideForErasedPayers,
} from './decide-end.js';
import { SubscriptionEndings } from './subscription-endings.js';
import { SubscriptionEntity } from './subscription-entity.js';
import { SubscriptionSync } from './subscription-sync.js';

const intervalMs = 10_000;
const hourMs = 60 * 60 * 1_000;

/**
 * Does for subscriptions what only time brings: reminders of failed renewals; the end after the days of
 * grace, a lost dispute, an erasure or a deleted account; ends that a killed process has left; a look at
 * those whose renewal nobody reported; and what an older release has not stored: credit, and the time of
 * ends.
 */
@Injectable()
export class SubscriptionCare extends BillingJob {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sync: SubscriptionSync,
    private readonly endings: SubscriptionEndings,
    private readonly clock: Clock,
    @Inject(STRIPE_CONFIG) config: StripeConfig | null,
  ) {
    super(config, { intervalMs });
  }

  override async run(stopping?: AbortSignal): Promise<void> {
    const now = this.clock.now();
    // The subscription may have been stored after the dispute.
    await decideAfterLostDispute(this.dataSource.manager);
    await decideForErasedPayers(this.dataSource.manager);
    await decideForDeletedOwners(this.dataSource.manager, now);
    await this.careForEach(
      await this.inNeed(now),
      (id) => id,
      (id) => this.careFor(id, now),
      stopping,
    );
  }

  /** Ids alone: after an upgrade it may be every subscription, more than the memory holds. */
  private async inNeed(now: Date): Promise<string[]> {
    const found = await this.dataSource.manager
      .createQueryBuilder(SubscriptionEntity, 'subscription')
      .select('id')
      .where(
        `(state = 'ended' and ended_at is null) or (state <> 'ended'
          and (finish is not null or state = 'payment-failed' or credit_cents is null
            or (paid_until < :overdue and checked_at < :unseen)))`,
        { overdue: new Date(now.getTime() - hourMs), unseen: new Date(Date.now() - hourMs) },
      )
      .orderBy('checked_at')
      .getRawMany<{ id: string }>();
    return found.map(({ id }) => id);
  }

  private async findEnd(id: string): Promise<void> {
    await this.sync.sync(id, 'reconciliation');
    // Where Stripe does not know it any more: the end of what was paid is the best that is known.
    await this.dataSource.query(
      `update subscriptions set ended_at = paid_until
       where id = $1 and state = 'ended' and ended_at is null`,
      [id],
    );
  }

  private async careFor(id: string, now: Date): Promise<void> {
    const subscription = await this.dataSource.manager.findOneBy(SubscriptionEntity, { id });
    if (!subscription) return;
    const { finish, checkedAt, state } = subscription;
    if (state === 'ended') return this.findEnd(id);
    if (finish) {
      await this.endings.finish(id, 'reconciliation');
      return this.expectAnswer(subscription);
    }
    const isOver = subscription.graceUntil !== null && subscription.graceUntil < now;
    const isUnseen = checkedAt.getTime() < Date.now() - hourMs || subscription.creditCents === null;
    if (!isOver && !isUnseen && !subscription.takeReminder(now)) return;
    // It may have been paid meanwhile.
    await this.sync.sync(id, 'reconciliation');
    const { manager } = this.dataSource;
    const current = await manager.findOneBy(SubscriptionEntity, { id });
    if (current?.graceUntil && current.graceUntil < now) {
      await this.endings.endUnpaid(id, 'reconciliation');
    } else await this.sync.remind(id);
    await this.expectAnswer(subscription);
  }

  /** @throws Error where Stripe was asked and knows no such subscription */
  private async expectAnswer({ id, checkedAt }: SubscriptionEntity): Promise<void> {
    const current = await this.dataSource.manager.findOneBy(SubscriptionEntity, { id });
    if (current && current.checkedAt <= checkedAt) throw new Error('Stripe does not know it');
  }
}
