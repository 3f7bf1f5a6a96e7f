import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { subscriptionListingArchived } from '@town/contracts/subscriptions/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { languageOf } from '../reader-languages/language-of.js';
import { withConfirmedName } from '../reader-languages/with-confirmed-name.js';
import { type ArchivedListing, archivedListing } from './archived-listing-letter.js';
import { PaymentMails } from './payment-mails.js';

/** Tells an owner that the business is archived and the plan goes on. */
@Injectable()
@HandlesEvent({
  contract: subscriptionListingArchived,
  name: 'tell-owner-when-subscription-listing-archived',
})
export class TellOwnerWhenSubscriptionListingArchived
  extends PaymentMails
  implements EventHandler<typeof subscriptionListingArchived>
{
  async handle(
    manager: EntityManager,
    subscription: z.output<typeof subscriptionListingArchived.data>,
    event: CloudEvent,
  ): Promise<void> {
    const { id, email } = subscription;
    if (await this.outcomes.hasEnded(manager, id)) return;
    // A later cancellation may be handled first.
    if (await this.mails.isOutdated(manager, 'person-subscription-cancelled', id, event)) return;
    const named = await withConfirmedName<ArchivedListing>(manager, subscription, email);
    const letter = archivedListing(named, await languageOf(manager, email));
    const kind = 'person-subscription-listing-archived';
    await this.mails.toPerson(manager, kind, event, letter, email, id);
  }
}
