import { Injectable } from '@nestjs/common';
import { listingArchived } from '@town/contracts/owners/events';
import { subscriptionListingArchived } from '@town/contracts/subscriptions/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import { Outbox } from '@town/service-kit/events/outbox';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import type * as z from 'zod/mini';
import { SubscriptionEntity } from './subscription-entity.js';
import { eventDataOf } from './subscription-event-data.js';

/**
 * Publishes that the business was archived which a subscription pays for. A subscription that has ended, is
 * about to end or was cancelled charges nothing more, and an erased payer gets no mail.
 */
@Injectable()
@HandlesEvent({ contract: listingArchived, name: 'report-subscription-when-listing-archived' })
export class ReportSubscriptionWhenListingArchived implements EventHandler<typeof listingArchived> {
  constructor(private readonly outbox: Outbox) {}

  async handle(
    manager: EntityManager,
    { subscriptionIds, businessName }: z.output<typeof listingArchived.data>,
  ): Promise<void> {
    const running = await manager.find(SubscriptionEntity, {
      where: {
        id: In(subscriptionIds),
        state: In(['active', 'payment-failed']),
        finish: IsNull(),
        email: Not(IsNull()),
      },
      order: { id: 'ASC' },
      // An erasure or an end at the same time is either seen here, or published after this event.
      lock: { mode: 'pessimistic_write' },
    });
    for (const entity of running) {
      const creditCents = entity.creditCents ?? 0;
      const data = { ...(await eventDataOf(manager, entity, null)), businessName, creditCents };
      await this.outbox.enqueue(manager, subscriptionListingArchived, data);
    }
  }
}
