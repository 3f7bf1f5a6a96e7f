import { Injectable } from '@nestjs/common';
import { contactMessageReceived } from '@town/contracts/contact-messages/events';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { townTime } from '../letters/town-time.js';
import { MailQueue } from '../mails/mail-queue.js';

@Injectable()
@HandlesEvent({
  contract: contactMessageReceived,
  name: 'tell-staff-when-contact-message-received',
})
export class TellStaffWhenContactMessageReceived
  implements EventHandler<typeof contactMessageReceived>
{
  constructor(private readonly mails: MailQueue) {}

  async handle(
    manager: EntityManager,
    message: z.output<typeof contactMessageReceived.data>,
    event: CloudEvent,
  ): Promise<void> {
    await this.mails.toStaff(
      manager,
      'staff-contact-message',
      event,
      (town) => ({
        subject: `New message: ${message.subject}`,
        paragraphs: [
          'Somebody has written by the contact form. The site promises an answer within 24 hours: answer this e-mail to reach them.',
        ],
        fields: [
          ['Name', message.fullName],
          ['E-mail', message.email],
          ['Phone', message.phone],
          ['Sent', townTime(message.submittedAt, town.timeZone)],
          ['Subject', message.subject],
          ['Message', message.message],
        ],
      }),
      { name: message.fullName, address: message.email },
    );
  }
}
