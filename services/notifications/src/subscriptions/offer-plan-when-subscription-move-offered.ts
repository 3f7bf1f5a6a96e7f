import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { subscriptionMoveOffered } from '@town/contracts/subscriptions/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { MailQueue } from '../mails/mail-queue.js';
import { languageOf } from '../reader-languages/language-of.js';
import { planOffered } from './plan-move-letters.js';

/** Tells an address that a plan can be taken over. */
@Injectable()
@HandlesEvent({
  contract: subscriptionMoveOffered,
  name: 'offer-plan-when-subscription-move-offered',
})
export class OfferPlanWhenSubscriptionMoveOffered
  implements EventHandler<typeof subscriptionMoveOffered>
{
  constructor(private readonly mails: MailQueue) {}

  async handle(
    manager: EntityManager,
    { email, language }: z.output<typeof subscriptionMoveOffered.data>,
    event: CloudEvent,
  ): Promise<void> {
    const letter = planOffered(await languageOf(manager, email, language));
    await this.mails.toPerson(manager, 'person-subscription-offered', event, letter, email);
  }
}
