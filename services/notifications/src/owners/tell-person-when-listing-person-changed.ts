import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { listingPersonChanged } from '@town/contracts/owners/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { MailQueue } from '../mails/mail-queue.js';
import { languageOf } from '../reader-languages/language-of.js';
import { personChange } from './owner-letters.js';

/** Mails a person who now manages or owns a listing, or no longer manages it. */
@Injectable()
@HandlesEvent({
  contract: listingPersonChanged,
  name: 'tell-person-when-listing-person-changed',
})
export class TellPersonWhenListingPersonChanged
  implements EventHandler<typeof listingPersonChanged>
{
  constructor(private readonly mails: MailQueue) {}

  async handle(
    manager: EntityManager,
    changed: z.output<typeof listingPersonChanged.data>,
    event: CloudEvent,
  ): Promise<void> {
    const { email, language } = changed;
    const letter = personChange(changed, await languageOf(manager, email, language));
    await this.mails.toPerson(manager, 'person-listing-access', event, letter, email);
  }
}
