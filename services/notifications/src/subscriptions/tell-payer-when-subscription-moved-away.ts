import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { subscriptionMovedAway } from '@town/contracts/subscriptions/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { MailQueue } from '../mails/mail-queue.js';
import { languageOf } from '../reader-languages/language-of.js';
import { withConfirmedName } from '../reader-languages/with-confirmed-name.js';
import { planMovedAway } from './plan-move-letters.js';

/** Tells the previous address of a plan that another one has it, and what to do if that is wrong. */
@Injectable()
@HandlesEvent({ contract: subscriptionMovedAway, name: 'tell-payer-when-subscription-moved-away' })
export class TellPayerWhenSubscriptionMovedAway
  implements EventHandler<typeof subscriptionMovedAway>
{
  constructor(private readonly mails: MailQueue) {}

  async handle(
    manager: EntityManager,
    moved: z.output<typeof subscriptionMovedAway.data>,
    event: CloudEvent,
  ): Promise<void> {
    const { email } = moved;
    const named = await withConfirmedName(manager, moved, email);
    const letter = planMovedAway(named, await languageOf(manager, email));
    await this.mails.toPerson(manager, 'person-subscription-moved-away', event, letter, email);
  }
}
