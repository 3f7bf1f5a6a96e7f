import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { subscriptionPriceAnnounced } from '@town/contracts/subscriptions/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { MailQueue } from '../mails/mail-queue.js';
import { languageOf } from '../reader-languages/language-of.js';
import { withConfirmedName } from '../reader-languages/with-confirmed-name.js';
import { priceAnnounced } from './price-letters.js';

/** Announces a coming price to an owner, 30 days before it can be charged. */
@Injectable()
@HandlesEvent({
  contract: subscriptionPriceAnnounced,
  name: 'tell-owner-when-subscription-price-announced',
})
export class TellOwnerWhenSubscriptionPriceAnnounced
  implements EventHandler<typeof subscriptionPriceAnnounced>
{
  constructor(private readonly mails: MailQueue) {}

  async handle(
    manager: EntityManager,
    subscription: z.output<typeof subscriptionPriceAnnounced.data>,
    event: CloudEvent,
  ): Promise<void> {
    const { email } = subscription;
    const named = await withConfirmedName(manager, subscription, email);
    const letter = priceAnnounced(named, await languageOf(manager, email));
    await this.mails.toPerson(manager, 'person-subscription-price', event, letter, email);
  }
}
