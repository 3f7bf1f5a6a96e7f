import { Injectable } from '@nestjs/common';
import { advertiserStatusChanged } from '@town/contracts/advertisers/events';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { Inbox } from '../inbox.js';

/** A decision about an application also closes its item; taking the decision back opens it again. */
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
    { id: recordId, previousStatus, status }: z.output<typeof advertiserStatusChanged.data>,
    { time }: CloudEvent,
  ): Promise<void> {
    if (!isDecision(status) && !isDecision(previousStatus)) return;
    const state = isDecision(status) ? 'done' : 'open';
    await this.inbox.settle(manager, { kind: 'application', recordId }, state, new Date(time));
  }
}

const isDecision = (status: string) => status === 'active' || status === 'inactive';
