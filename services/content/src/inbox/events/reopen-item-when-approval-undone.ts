import { Injectable } from '@nestjs/common';
import { advertiserApprovalUndone } from '@town/contracts/advertisers/events';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { Inbox } from '../inbox.js';

/** Reopens the item of an application whose approval was undone. */
@Injectable()
@HandlesEvent({ contract: advertiserApprovalUndone, name: 'reopen-item-when-approval-undone' })
export class ReopenItemWhenApprovalUndone implements EventHandler<typeof advertiserApprovalUndone> {
  constructor(private readonly inbox: Inbox) {}

  async handle(
    manager: EntityManager,
    { id }: z.output<typeof advertiserApprovalUndone.data>,
    { time }: CloudEvent,
  ): Promise<void> {
    const application = { kind: 'application', recordId: id } as const;
    await this.inbox.settle(manager, application, 'open', new Date(time));
  }
}
