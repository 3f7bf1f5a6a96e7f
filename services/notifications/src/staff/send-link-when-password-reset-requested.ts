import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { passwordResetRequested } from '@town/contracts/staff/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { MailQueue } from '../mails/mail-queue.js';
import { passwordLink } from './account-letters.js';

/** Mails the link with which a staff member sets a new password. */
@Injectable()
@HandlesEvent({ contract: passwordResetRequested, name: 'send-link-when-password-reset-requested' })
export class SendLinkWhenPasswordResetRequested
  implements EventHandler<typeof passwordResetRequested>
{
  constructor(private readonly mails: MailQueue) {}

  async handle(
    manager: EntityManager,
    data: z.output<typeof passwordResetRequested.data>,
    event: CloudEvent,
  ): Promise<void> {
    await this.mails.toPerson(
      manager,
      'person-password-link',
      event,
      passwordLink(data),
      data.email,
    );
  }
}
