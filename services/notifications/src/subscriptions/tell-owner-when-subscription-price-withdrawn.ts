import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { subscriptionPriceWithdrawn } from '@town/contracts/subscriptions/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { MailQueue } from '../mails/mail-queue.js';
import { languageOf } from '../reader-languages/language-of.js';
import { withConfirmedName } from '../reader-languages/with-confirmed-name.js';
import { priceWithdrawn } from './price-letters.js';

/** Tells an owner that the announced price will not take effect. */
@Injectable()
@HandlesEvent({
  contract: subscriptionPriceWithdrawn,
  name: 'tell-owner-when-subscription-price-withdrawn',
})
export class TellOwnerWhenSubscriptionPriceWithdrawn
  implements EventHandler<typeof subscriptionPriceWithdrawn>
{
  constructor(private readonly mails: MailQueue) {}

  async handle(
    manager: EntityManager,
    subscription: z.output<typeof subscriptionPriceWithdrawn.data>,
    event: CloudEvent,
  ): Promise<void> {
    const { email } = subscription;
    const named = await withConfirmedName(manager, subscription, email);
    const letter = priceWithdrawn(named, await languageOf(manager, email));
    await this.mails.toPerson(manager, 'person-subscription-price-withdrawn', event, letter, email);
  }
}
