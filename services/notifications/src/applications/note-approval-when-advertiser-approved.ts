import { Injectable } from '@nestjs/common';
import { advertiserApproved } from '@town/contracts/advertisers/events';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { ApplicationHandler } from './application-handler.js';

/** Records an approval. No mail is sent until the business is in the directory. */
@Injectable()
@HandlesEvent({ contract: advertiserApproved, name: 'note-approval-when-advertiser-approved' })
export class NoteApprovalWhenAdvertiserApproved
  extends ApplicationHandler
  implements EventHandler<typeof advertiserApproved>
{
  async handle(
    manager: EntityManager,
    { id }: z.output<typeof advertiserApproved.data>,
    { time }: CloudEvent,
  ): Promise<void> {
    await this.history.record(manager, id, { approved_at: time });
    const known = await this.history.recordStatus(manager, id, 'active', time);
    if (known) await this.goLive.informWhenKnown(manager, known);
  }
}
