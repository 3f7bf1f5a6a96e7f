import { Injectable } from '@nestjs/common';
import { advertiserApproved } from '@town/contracts/advertisers/events';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { Inbox } from '../inbox.js';

/** Creating a business from an application closes the application's item. */
@Injectable()
@HandlesEvent({ contract: advertiserApproved, name: 'close-item-when-advertiser-approved' })
export class CloseItemWhenAdvertiserApproved implements EventHandler<typeof advertiserApproved> {
  constructor(private readonly inbox: Inbox) {}

  async handle(
    manager: EntityManager,
    { id }: z.output<typeof advertiserApproved.data>,
    { time }: CloudEvent,
  ): Promise<void> {
    const application = { kind: 'application', recordId: id } as const;
    await this.inbox.settle(manager, application, 'done', new Date(time));
  }
}
