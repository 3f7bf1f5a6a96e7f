import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { subscriptionStarted } from '@town/contracts/subscriptions/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { MailQueue } from '../mails/mail-queue.js';
import { languageOf } from '../reader-languages/language-of.js';
import { withConfirmedName } from '../reader-languages/with-confirmed-name.js';
import { started } from './subscription-letters.js';

/** Tells a new subscriber when the plan renews and how to cancel it. */
@Injectable()
@HandlesEvent({
  contract: subscriptionStarted,
  name: 'send-terms-when-subscription-started',
})
export class SendTermsWhenSubscriptionStarted implements EventHandler<typeof subscriptionStarted> {
  constructor(private readonly mails: MailQueue) {}

  async handle(
    manager: EntityManager,
    subscription: z.output<typeof subscriptionStarted.data>,
    event: CloudEvent,
  ): Promise<void> {
    const { email, language } = subscription;
    const named = await withConfirmedName(manager, subscription, email);
    const letter = started(named, language ?? (await languageOf(manager, email)));
    await this.mails.toPerson(manager, 'person-subscription-started', event, letter, email);
  }
}
