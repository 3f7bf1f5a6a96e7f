import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { listingClaimed } from '@town/contracts/owners/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { MailQueue } from '../mails/mail-queue.js';
import { languageOf } from '../reader-languages/language-of.js';
import { claimOfListing } from './claim-letters.js';

/** Mails the owner of a listing when another person claims it. */
@Injectable()
@HandlesEvent({ contract: listingClaimed, name: 'warn-owner-when-listing-claimed' })
export class WarnOwnerWhenListingClaimed implements EventHandler<typeof listingClaimed> {
  constructor(private readonly mails: MailQueue) {}

  async handle(
    manager: EntityManager,
    claimed: z.output<typeof listingClaimed.data>,
    event: CloudEvent,
  ): Promise<void> {
    const letter = claimOfListing(claimed, await languageOf(manager, claimed.email));
    await this.mails.toPerson(manager, 'person-listing-claimed', event, letter, claimed.email);
  }
}
