import { Inject, Injectable } from '@nestjs/common';
import { subscriptionCardExpiring } from '@town/contracts/subscriptions/events';
import { Outbox } from '@town/service-kit/events/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import { STRIPE_CONFIG, type StripeConfig } from '../payments/stripe-config.js';
import { BillingJob } from './billing-job.js';
import { Clock } from './clock.js';
import { SubscriptionEntity } from './subscription-entity.js';
import { eventDataOf } from './subscription-event-data.js';
import { lockSubscription, SubscriptionSync } from './subscription-sync.js';

const intervalMs = 10 * 60 * 1_000;

/**
 * A renewal within two weeks that would charge a card after its last month. Credit may pay for the renewal,
 * and then nothing is charged.
 */
const isDue = `state = 'active' and finish is null and email is not null
  and paid_until > $1 and paid_until <= $1::timestamptz + interval '14 days'
  and card_warned_for is distinct from paid_until
  and price_cents > coalesce(credit_cents, 0)
  and make_date((card ->> 'expiresYear')::int, (card ->> 'expiresMonth')::int, 1)
    + interval '1 month' <= paid_until at time zone 'UTC'`;

/** Tells each owner once, two weeks before a renewal, that the card expires before it. */
@Injectable()
export class CardWarnings extends BillingJob {
  constructor(
    @Inject(STRIPE_CONFIG) config: StripeConfig | null,
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly sync: SubscriptionSync,
    private readonly clock: Clock,
  ) {
    super(config, { intervalMs });
  }

  override async run(stopping?: AbortSignal): Promise<void> {
    const now = this.clock.now();
    const due = await this.dataSource.query<{ id: string }[]>(
      `select id from subscriptions where ${isDue} order by paid_until`,
      [now],
    );
    await this.careForEach(
      due,
      ({ id }) => id,
      ({ id }) => this.warn(id, now),
      stopping,
    );
  }

  private async warn(id: string, now: Date): Promise<void> {
    // The bank may have renewed the card at Stripe, which causes no report.
    await this.sync.sync(id, 'reconciliation');
    await this.dataSource.transaction(async (manager) => {
      await lockSubscription(manager, id);
      if (!(await takeWarning(manager, id, now))) return;
      const entity = await manager.findOneByOrFail(SubscriptionEntity, { id });
      const { card } = entity;
      if (!card) return;
      await this.outbox.enqueue(manager, subscriptionCardExpiring, {
        ...(await eventDataOf(manager, entity, null)),
        cardOf: entity.whoseIs(card),
        last4: card.last4,
        expiresMonth: card.expiresMonth,
        expiresYear: card.expiresYear,
      });
    });
  }
}

/** Marks the renewal as warned of. Returns false if the warning is no longer due. */
async function takeWarning(manager: EntityManager, id: string, now: Date): Promise<boolean> {
  const [rows] = await manager.query<[unknown[], number]>(
    `update subscriptions set card_warned_for = paid_until where ${isDue} and id = $2 returning 1`,
    [now, id],
  );
  return rows.length > 0;
}
