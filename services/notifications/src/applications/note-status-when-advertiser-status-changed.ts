import { Injectable } from '@nestjs/common';
import { advertiserStatusChanged } from '@town/contracts/advertising-events';
import type { CloudEvent } from '@town/contracts/cloud-event';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { ApplicationHistory } from './application-history.js';
import { GoLive } from './go-live.js';

/**
 * Staff move an application for themselves, and may move it back: nobody is written to. What
 * they did decides what the applicant hears when the business goes live.
 */
@Injectable()
@HandlesEvent({
  contract: advertiserStatusChanged,
  name: 'note-status-when-advertiser-status-changed',
})
export class NoteStatusWhenAdvertiserStatusChanged
  implements EventHandler<typeof advertiserStatusChanged>
{
  constructor(
    private readonly history: ApplicationHistory,
    private readonly goLive: GoLive,
  ) {}

  async handle(
    manager: EntityManager,
    { id, status }: z.output<typeof advertiserStatusChanged.data>,
    { time }: CloudEvent,
  ): Promise<void> {
    if (status === 'contacted') await this.history.record(manager, id, { contacted_at: time });
    const known = await this.history.recordStatus(manager, id, status, time);
    // Listed while it was inactive, and active again: now the applicant hears of it.
    if (known && status === 'active') await this.goLive.tellWhenKnown(manager, known);
  }
}
