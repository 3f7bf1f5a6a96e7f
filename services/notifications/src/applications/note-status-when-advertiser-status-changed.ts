import { Injectable } from '@nestjs/common';
import { advertiserStatusChanged } from '@town/contracts/advertisers/events';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { ApplicationHandler } from './application-handler.js';

/**
 * Records the status without sending a mail, because staff may change it back. The status decides which
 * mail the applicant gets when the business goes live.
 */
@Injectable()
@HandlesEvent({
  contract: advertiserStatusChanged,
  name: 'note-status-when-advertiser-status-changed',
})
export class NoteStatusWhenAdvertiserStatusChanged
  extends ApplicationHandler
  implements EventHandler<typeof advertiserStatusChanged>
{
  async handle(
    manager: EntityManager,
    { id, status, isBusinessWithdrawn }: z.output<typeof advertiserStatusChanged.data>,
    { time }: CloudEvent,
  ): Promise<void> {
    if (status === 'contacted') await this.history.record(manager, id, { contacted_at: time });
    const known = await this.history.recordStatus(manager, id, status, time);
    // The business was listed while the application was inactive. It is active again, so the mail is sent
    // now. A business that was archived meanwhile has no page.
    if (known && status === 'active' && !isBusinessWithdrawn)
      await this.goLive.informWhenKnown(manager, known);
  }
}
