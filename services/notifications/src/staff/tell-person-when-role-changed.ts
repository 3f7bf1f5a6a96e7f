import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { roleChanged } from '@town/contracts/staff/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { MailQueue } from '../mails/mail-queue.js';
import { newRole } from './account-letters.js';

/** Mails a staff member the permissions of their new role. */
@Injectable()
@HandlesEvent({ contract: roleChanged, name: 'tell-person-when-role-changed' })
export class TellPersonWhenRoleChanged implements EventHandler<typeof roleChanged> {
  constructor(private readonly mails: MailQueue) {}

  async handle(
    manager: EntityManager,
    data: z.output<typeof roleChanged.data>,
    event: CloudEvent,
  ): Promise<void> {
    await this.mails.toPerson(manager, 'person-role-changed', event, newRole(data), data.email);
  }
}
