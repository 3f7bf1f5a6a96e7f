import { Injectable } from '@nestjs/common';
import { advertiserApproved } from '@town/contracts/advertiser';
import type { CloudEvent } from '@town/contracts/cloud-event';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { ApplicationHistory } from './application-history.js';
import { GoLive } from './go-live.js';

/** An approval is told by what comes of it: the business in the directory. */
@Injectable()
@HandlesEvent({ contract: advertiserApproved, name: 'note-approval-when-advertiser-approved' })
export class NoteApprovalWhenAdvertiserApproved implements EventHandler<typeof advertiserApproved> {
  constructor(
    private readonly history: ApplicationHistory,
    private readonly goLive: GoLive,
  ) {}

  async handle(
    manager: EntityManager,
    { id }: z.output<typeof advertiserApproved.data>,
    { time }: CloudEvent,
  ): Promise<void> {
    await this.history.record(manager, id, { approved_at: time });
    const known = await this.history.recordStatus(manager, id, 'active', time);
    if (known) await this.goLive.tellWhenKnown(manager, known);
  }
}
