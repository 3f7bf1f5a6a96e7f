import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { subscriptionCancelled } from '@town/contracts/subscriptions/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { MailQueue } from '../mails/mail-queue.js';
import { languageOf } from '../reader-languages/language-of.js';
import { withConfirmedName } from '../reader-languages/with-confirmed-name.js';
import { cancelled } from './subscription-letters.js';

/** Confirms a cancellation, or that it was undone. */
@Injectable()
@HandlesEvent({
  contract: subscriptionCancelled,
  name: 'confirm-end-when-subscription-cancelled',
})
export class ConfirmEndWhenSubscriptionCancelled
  implements EventHandler<typeof subscriptionCancelled>
{
  constructor(private readonly mails: MailQueue) {}

  async handle(
    manager: EntityManager,
    subscription: z.output<typeof subscriptionCancelled.data>,
    event: CloudEvent,
  ): Promise<void> {
    const kind = 'person-subscription-cancelled';
    if (await this.mails.isOutdated(manager, kind, subscription.id, event)) return;
    // Mails that still wait say that the plan is charged, or renews.
    await this.mails.withdraw(manager, 'person-subscription-listing-archived', subscription.id);
    await this.mails.withdraw(manager, 'person-subscription-plan-changed', subscription.id);
    await this.mails.withdraw(manager, 'person-subscription-card-expiring', subscription.id);
    const named = await withConfirmedName(manager, subscription, subscription.email);
    const letter = cancelled(named, await languageOf(manager, subscription.email));
    await this.mails.toPerson(manager, kind, event, letter, subscription.email, subscription.id);
  }
}
