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
/** An older release stores no id of the card. Without it a card of a former payer can be taken for the payer's. */
const isCardUnknown = `(card_email is not null and card is not null and card ->> 'id' is null)`;

/**
 * The background job for everything in subscriptions that depends on time: reminders of failed renewals;
 * the end after the grace period, a lost dispute, an erasure or a deleted account; ends that a killed
 * process has not finished; a check of those whose renewal is unreported or that have no card; and values that
 * an older release has not stored: credit, end times, and the ids of cards of former payers.
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
    // The subscription may have been stored after its dispute.
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

  /** Only ids: after an upgrade it may be every subscription, too many for memory. */
  private async inNeed(now: Date): Promise<string[]> {
    const found = await this.dataSource.manager
      .createQueryBuilder(SubscriptionEntity, 'subscription')
      .select('id')
      .where(
        `(state = 'ended' and ended_at is null) or (state <> 'ended'
          and (finish is not null or state = 'payment-failed' or credit_cents is null or ${isCardUnknown}
            or ((card is null or paid_until < :overdue) and checked_at < :unseen)))`,
        { overdue: new Date(now.getTime() - hourMs), unseen: new Date(Date.now() - hourMs) },
      )
      .orderBy('checked_at')
      .getRawMany<{ id: string }>();
    return found.map(({ id }) => id);
  }

  private async findEnd(id: string): Promise<void> {
    await this.sync.sync(id, 'reconciliation');
    // Stripe does not know the subscription any more, so the end of the paid period is the best estimate.
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
    const { creditCents, cardEmail, card } = subscription;
    const isIncomplete = creditCents === null || (cardEmail && card && card.id === undefined);
    const isUnseen = checkedAt.getTime() < Date.now() - hourMs || isIncomplete;
    if (!isOver && !isUnseen && !subscription.takeReminder(now)) return;
    // It may have been paid in the meantime.
    await this.sync.sync(id, 'reconciliation');
    const { manager } = this.dataSource;
    const current = await manager.findOneBy(SubscriptionEntity, { id });
    if (current?.graceUntil && current.graceUntil < now) {
      await this.endings.endUnpaid(id, 'reconciliation');
    } else await this.sync.remind(id);
    await this.expectAnswer(subscription);
  }

  /**
   * @throws Error when the read from Stripe has not updated the subscription, because Stripe does not know
   * it
   */
  private async expectAnswer({ id, checkedAt }: SubscriptionEntity): Promise<void> {
    const current = await this.dataSource.manager.findOneBy(SubscriptionEntity, { id });
    if (current && current.checkedAt <= checkedAt) throw new Error('Stripe does not know it');
  }
}
