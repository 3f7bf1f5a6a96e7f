import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { subscriptionMoved } from '@town/contracts/subscriptions/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { MailQueue } from '../mails/mail-queue.js';
import { languageOf } from '../reader-languages/language-of.js';
import { withConfirmedName } from '../reader-languages/with-confirmed-name.js';
import { planTakenOver } from './plan-move-letters.js';

/** Tells the address that has accepted a plan what follows. */
@Injectable()
@HandlesEvent({ contract: subscriptionMoved, name: 'tell-owner-when-subscription-moved' })
export class TellOwnerWhenSubscriptionMoved implements EventHandler<typeof subscriptionMoved> {
  constructor(private readonly mails: MailQueue) {}

  async handle(
    manager: EntityManager,
    moved: z.output<typeof subscriptionMoved.data>,
    event: CloudEvent,
  ): Promise<void> {
    const { email } = moved;
    const named = await withConfirmedName(manager, moved, email);
    const letter = planTakenOver(named, await languageOf(manager, email));
    await this.mails.toPerson(manager, 'person-subscription-taken-over', event, letter, email);
  }
}
