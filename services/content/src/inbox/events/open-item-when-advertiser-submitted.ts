import { Injectable } from '@nestjs/common';
import { advertiserSubmitted } from '@town/contracts/advertisers/events';
import { businessLabel } from '@town/contracts/inbox/kind-names';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import { wasErased } from '@town/service-kit/privacy/was-erased';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { Inbox } from '../inbox.js';

@Injectable()
@HandlesEvent({ contract: advertiserSubmitted, name: 'open-item-when-advertiser-submitted' })
export class OpenItemWhenAdvertiserSubmitted implements EventHandler<typeof advertiserSubmitted> {
  constructor(private readonly inbox: Inbox) {}

  async handle(
    manager: EntityManager,
    application: z.output<typeof advertiserSubmitted.data>,
    { time }: CloudEvent,
  ): Promise<void> {
    if (await wasErased(manager, application.email, time)) return;
    const { firstName, lastName, email, phone } = application;
    await this.inbox.add(manager, {
      kind: 'application',
      recordId: application.id,
      subject: application.businessName,
      sender: { name: `${firstName} ${lastName}`, email, phone },
      details: [
        [businessLabel, application.businessName],
        ['Type', application.businessType],
        ['Plan', application.preferredPlan],
        ['Address', application.businessAddress],
        ['Website', application.businessWebsite],
        ['Description', application.businessDescription],
      ],
      receivedAt: new Date(application.submittedAt),
    });
  }
}
