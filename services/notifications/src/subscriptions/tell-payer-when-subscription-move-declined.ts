import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { subscriptionMoveDeclined } from '@town/contracts/subscriptions/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { MailQueue } from '../mails/mail-queue.js';
import { languageOf } from '../reader-languages/language-of.js';
import { withConfirmedName } from '../reader-languages/with-confirmed-name.js';
import { planDeclined } from './plan-move-letters.js';

/** Tells the payer of a plan that the address it was offered to does not want it. */
@Injectable()
@HandlesEvent({
  contract: subscriptionMoveDeclined,
  name: 'tell-payer-when-subscription-move-declined',
})
export class TellPayerWhenSubscriptionMoveDeclined
  implements EventHandler<typeof subscriptionMoveDeclined>
{
  constructor(private readonly mails: MailQueue) {}

  async handle(
    manager: EntityManager,
    declined: z.output<typeof subscriptionMoveDeclined.data>,
    event: CloudEvent,
  ): Promise<void> {
    const { email } = declined;
    const named = await withConfirmedName(manager, declined, email);
    const letter = planDeclined(named, await languageOf(manager, email));
    await this.mails.toPerson(manager, 'person-subscription-move-declined', event, letter, email);
  }
}
