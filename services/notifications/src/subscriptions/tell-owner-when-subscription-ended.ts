import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { subscriptionEnded } from '@town/contracts/subscriptions/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { languageOf } from '../reader-languages/language-of.js';
import { withConfirmedName } from '../reader-languages/with-confirmed-name.js';
import { PaymentMails } from './payment-mails.js';
import { ended } from './subscription-letters.js';

/** Tells an owner that the plan has ended and nothing more is charged. */
@Injectable()
@HandlesEvent({
  contract: subscriptionEnded,
  name: 'tell-owner-when-subscription-ended',
})
export class TellOwnerWhenSubscriptionEnded
  extends PaymentMails
  implements EventHandler<typeof subscriptionEnded>
{
  async handle(
    manager: EntityManager,
    subscription: z.output<typeof subscriptionEnded.data>,
    event: CloudEvent,
  ): Promise<void> {
    await this.outcomes.end(manager, subscription.id, event.time);
    // A card that is entered now would not be charged.
    await this.mails.withdraw(manager, 'person-subscription-payment-failed', subscription.id);
    await this.mails.withdraw(manager, 'person-subscription-listing-archived', subscription.id);
    await this.mails.withdraw(manager, 'person-subscription-plan-changed', subscription.id);
    await this.mails.withdraw(manager, 'person-subscription-card-expiring', subscription.id);
    const { email } = subscription;
    const named = await withConfirmedName(manager, subscription, email);
    const letter = ended(named, await languageOf(manager, email));
    await this.mails.toPerson(manager, 'person-subscription-ended', event, letter, email);
  }
}
