import { Injectable } from '@nestjs/common';
import { listingArchived } from '@town/contracts/owners/events';
import { subscriptionListingArchived } from '@town/contracts/subscriptions/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import { Outbox } from '@town/service-kit/events/outbox';
import { type EntityManager, In, IsNull } from 'typeorm';
import type * as z from 'zod/mini';
import { SubscriptionEntity } from './subscription-entity.js';
import { applicationOf, eventDataOf, firstPayment } from './subscription-event-data.js';

/**
 * Publishes that the business was archived which a subscription pays for. A subscription that has ended, is
 * about to end or was cancelled charges nothing more. An erased payer is not in the table any more.
 */
@Injectable()
@HandlesEvent({ contract: listingArchived, name: 'report-subscription-when-listing-archived' })
export class ReportSubscriptionWhenListingArchived implements EventHandler<typeof listingArchived> {
  constructor(private readonly outbox: Outbox) {}

  async handle(
    manager: EntityManager,
    { applicationId, businessName }: z.output<typeof listingArchived.data>,
  ): Promise<void> {
    for (const entity of await runningFor(manager, applicationId)) {
      const first = await firstPayment(manager, entity.id);
      if (!first || (await applicationOf(manager, entity, first)) !== applicationId) continue;
      await this.outbox.enqueue(manager, subscriptionListingArchived, {
        ...eventDataOf(entity, applicationId),
        businessName,
      });
    }
  }
}

/**
 * The subscriptions that go on charging the payers of an application. The rows are locked, so that an
 * erasure or an end at the same time is either seen here or published after this event.
 */
async function runningFor(
  manager: EntityManager,
  applicationId: string,
): Promise<SubscriptionEntity[]> {
  const payers = await manager.query<{ email: string }[]>(
    `select distinct s.email from subscriptions s join payments p on p.subscription_id = s.id
     where p.application_id = $1 and s.email is not null`,
    [applicationId],
  );
  return manager.find(SubscriptionEntity, {
    where: {
      email: In(payers.map(({ email }) => email)),
      state: In(['active', 'payment-failed']),
      finish: IsNull(),
    },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
}
