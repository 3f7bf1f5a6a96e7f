import { Injectable } from '@nestjs/common';
import { listingSubmitted } from '@town/contracts/listings/events';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import { wasErased } from '@town/service-kit/privacy/was-erased';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { MailQueue } from '../mails/mail-queue.js';
import { noteLanguage } from '../reader-languages/note-language.js';
import { listingForOwner, listingForStaff } from './listing-letters.js';

/** Reports a listing to staff and confirms it to its owner. */
@Injectable()
@HandlesEvent({
  contract: listingSubmitted,
  name: 'confirm-listing-when-listing-submitted',
})
export class ConfirmListingWhenListingSubmitted implements EventHandler<typeof listingSubmitted> {
  constructor(private readonly mails: MailQueue) {}

  async handle(
    manager: EntityManager,
    listing: z.output<typeof listingSubmitted.data>,
    event: CloudEvent,
  ): Promise<void> {
    const { contactName: name, email: address, language } = listing;
    if (await wasErased(manager, address, event.time)) return;
    await noteLanguage(manager, address, event.time, language);
    await this.mails.toStaff(manager, 'staff-listing-submitted', event, listingForStaff(listing), {
      name,
      address,
    });
    await this.mails.toPerson(
      manager,
      'person-listing-submitted',
      event,
      listingForOwner(listing),
      address,
    );
  }
}
