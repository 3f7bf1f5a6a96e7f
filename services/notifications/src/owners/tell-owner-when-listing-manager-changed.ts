import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { listingManagerChanged } from '@town/contracts/owners/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { MailQueue } from '../mails/mail-queue.js';
import { languageOf } from '../reader-languages/language-of.js';
import { managerChange } from './claim-letters.js';

/** Mails the owner of a listing when the staff have made somebody a manager, or have taken one away. */
@Injectable()
@HandlesEvent({ contract: listingManagerChanged, name: 'tell-owner-when-listing-manager-changed' })
export class TellOwnerWhenListingManagerChanged
  implements EventHandler<typeof listingManagerChanged>
{
  constructor(private readonly mails: MailQueue) {}

  async handle(
    manager: EntityManager,
    changed: z.output<typeof listingManagerChanged.data>,
    event: CloudEvent,
  ): Promise<void> {
    const letter = managerChange(changed, await languageOf(manager, changed.email));
    await this.mails.toPerson(manager, 'person-listing-manager', event, letter, changed.email);
  }
}
