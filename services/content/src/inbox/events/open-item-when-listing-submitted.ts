import { Injectable } from '@nestjs/common';
import { businessLabel } from '@town/contracts/inbox/kind-names';
import { listingSubmitted } from '@town/contracts/listings/events';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import { wasErased } from '@town/service-kit/privacy/was-erased';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { Inbox } from '../inbox.js';

@Injectable()
@HandlesEvent({ contract: listingSubmitted, name: 'open-item-when-listing-submitted' })
export class OpenItemWhenListingSubmitted implements EventHandler<typeof listingSubmitted> {
  constructor(private readonly inbox: Inbox) {}

  async handle(
    manager: EntityManager,
    listing: z.output<typeof listingSubmitted.data>,
    { time }: CloudEvent,
  ): Promise<void> {
    if (await wasErased(manager, listing.email, time)) return;
    await this.inbox.add(manager, {
      kind: 'listing',
      recordId: listing.id,
      subject: listing.businessName,
      sender: { name: listing.contactName, email: listing.email, phone: listing.phone },
      details: [
        [businessLabel, listing.businessName],
        ['Category', listing.category],
        ['Plan', listing.selectedPlan],
        ['Address', listing.address],
        ['Website', listing.website],
        ['Social media', listing.socialMedia],
        ['Description', listing.description],
      ],
      receivedAt: new Date(listing.submittedAt),
    });
  }
}
