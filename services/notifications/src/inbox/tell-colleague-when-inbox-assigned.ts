import { Injectable } from '@nestjs/common';
import { inboxAssigned } from '@town/contracts/inbox/events';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { MailQueue } from '../mails/mail-queue.js';
import { assignment } from './assignment-letter.js';

/** Informs a member of staff that a colleague has assigned them an item of the inbox. */
@Injectable()
@HandlesEvent({ contract: inboxAssigned, name: 'tell-colleague-when-inbox-assigned' })
export class TellColleagueWhenInboxAssigned implements EventHandler<typeof inboxAssigned> {
  constructor(private readonly mails: MailQueue) {}

  async handle(
    manager: EntityManager,
    data: z.output<typeof inboxAssigned.data>,
    event: CloudEvent,
  ): Promise<void> {
    const { email, by } = data;
    await this.mails.toColleague(manager, 'person-assignment', event, assignment(data), email, by);
  }
}
