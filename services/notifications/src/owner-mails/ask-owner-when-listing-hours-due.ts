import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { listingHoursDue } from '@town/contracts/owners/mail-events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { MailQueue } from '../mails/mail-queue.js';
import { languageOf } from '../reader-languages/language-of.js';
import { hoursQuestion } from './owner-mail-letters.js';

/** Asks an owner to confirm that the opening hours are still correct. */
@Injectable()
@HandlesEvent({ contract: listingHoursDue, name: 'ask-owner-when-listing-hours-due' })
export class AskOwnerWhenListingHoursDue implements EventHandler<typeof listingHoursDue> {
  constructor(private readonly mails: MailQueue) {}

  async handle(
    manager: EntityManager,
    due: z.output<typeof listingHoursDue.data>,
    event: CloudEvent,
  ): Promise<void> {
    const letter = hoursQuestion(due, await languageOf(manager, due.email));
    await this.mails.toPerson(manager, 'person-hours-question', event, letter, due.email);
  }
}
