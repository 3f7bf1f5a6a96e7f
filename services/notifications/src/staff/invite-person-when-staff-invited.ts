import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { staffInvited } from '@town/contracts/staff/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { MailQueue } from '../mails/mail-queue.js';
import { invitation } from './account-letters.js';

/** Mails the link with which an invited person joins the staff. */
@Injectable()
@HandlesEvent({ contract: staffInvited, name: 'invite-person-when-staff-invited' })
export class InvitePersonWhenStaffInvited implements EventHandler<typeof staffInvited> {
  constructor(private readonly mails: MailQueue) {}

  async handle(
    manager: EntityManager,
    data: z.output<typeof staffInvited.data>,
    event: CloudEvent,
  ): Promise<void> {
    await this.mails.toPerson(manager, 'person-invitation', event, invitation(data), data.email);
  }
}
