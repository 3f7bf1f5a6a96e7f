import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { subscriptionMoved } from '@town/contracts/subscriptions/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { MailQueue } from '../mails/mail-queue.js';
import { languageOf } from '../reader-languages/language-of.js';
import { withConfirmedName } from '../reader-languages/with-confirmed-name.js';
import { planMovedAway, planTakenOver } from './plan-move-letters.js';

/** Tells both addresses that a plan has moved. */
@Injectable()
@HandlesEvent({ contract: subscriptionMoved, name: 'tell-payers-when-subscription-moved' })
export class TellPayersWhenSubscriptionMoved implements EventHandler<typeof subscriptionMoved> {
  constructor(private readonly mails: MailQueue) {}

  async handle(
    manager: EntityManager,
    moved: z.output<typeof subscriptionMoved.data>,
    event: CloudEvent,
  ): Promise<void> {
    for (const [kind, address, write] of [
      ['person-subscription-taken-over', moved.email, planTakenOver],
      ['person-subscription-moved-away', moved.previousEmail, planMovedAway],
    ] as const) {
      const named = await withConfirmedName(manager, moved, address);
      const letter = write(named, await languageOf(manager, address));
      await this.mails.toPerson(manager, kind, event, letter, address);
    }
  }
}
