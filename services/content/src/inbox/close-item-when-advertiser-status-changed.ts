import { Injectable } from '@nestjs/common';
import { advertiserStatusChanged } from '@town/contracts/advertisers/events';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { Inbox } from './inbox.js';

/** A decision about an application in the dashboard also closes its item. */
@Injectable()
@HandlesEvent({
  contract: advertiserStatusChanged,
  name: 'close-item-when-advertiser-status-changed',
})
export class CloseItemWhenAdvertiserStatusChanged
  implements EventHandler<typeof advertiserStatusChanged>
{
  constructor(private readonly inbox: Inbox) {}

  async handle(
    manager: EntityManager,
    { id: recordId, status }: z.output<typeof advertiserStatusChanged.data>,
    { time }: CloudEvent,
  ): Promise<void> {
    if (status === 'active' || status === 'inactive') {
      await this.inbox.settle(manager, { kind: 'application', recordId }, 'done', new Date(time));
    }
  }
}
