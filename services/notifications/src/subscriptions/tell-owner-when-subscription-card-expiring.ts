import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { subscriptionCardExpiring } from '@town/contracts/subscriptions/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { languageOf } from '../reader-languages/language-of.js';
import { withConfirmedName } from '../reader-languages/with-confirmed-name.js';
import { cardExpires } from './card-letters.js';
import { PaymentMails } from './payment-mails.js';

/** Asks an owner for another card before the renewal is declined. */
@Injectable()
@HandlesEvent({
  contract: subscriptionCardExpiring,
  name: 'tell-owner-when-subscription-card-expiring',
})
export class TellOwnerWhenSubscriptionCardExpiring
  extends PaymentMails
  implements EventHandler<typeof subscriptionCardExpiring>
{
  async handle(
    manager: EntityManager,
    subscription: z.output<typeof subscriptionCardExpiring.data>,
    event: CloudEvent,
  ): Promise<void> {
    const { id, email } = subscription;
    if (await this.outcomes.wasSettledAfter(manager, id, event.time)) return;
    // A later cancellation may be handled first.
    if (await this.mails.isOutdated(manager, 'person-subscription-cancelled', id, event)) return;
    const named = await withConfirmedName(manager, subscription, email);
    const letter = cardExpires(named, await languageOf(manager, email));
    const kind = 'person-subscription-card-expiring';
    await this.mails.toPerson(manager, kind, event, letter, email, id);
  }
}
