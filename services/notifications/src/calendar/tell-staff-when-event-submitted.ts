import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/cloud-event';
import { eventSubmitted } from '@town/contracts/content-events';
import { pages } from '@town/contracts/paths';
import { formatDate } from '@town/contracts/town-date';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { MailQueue } from '../mails/mail-queue.js';

@Injectable()
@HandlesEvent({ contract: eventSubmitted, name: 'tell-staff-when-event-submitted' })
export class TellStaffWhenEventSubmitted implements EventHandler<typeof eventSubmitted> {
  constructor(private readonly mails: MailQueue) {}

  async handle(
    manager: EntityManager,
    submitted: z.output<typeof eventSubmitted.data>,
    event: CloudEvent,
  ): Promise<void> {
    await this.mails.toStaff(manager, 'staff-event-submitted', event, {
      subject: `New event: ${submitted.title}`,
      paragraphs: ['Somebody has added an event to the calendar. Visitors see it already.'],
      fields: [
        ['Title', submitted.title],
        ['Date', formatDate(submitted.date)],
        ['Time', submitted.time],
        ['Location', submitted.location],
        ['Category', submitted.category],
        ['Description', submitted.description],
        ['Number', submitted.id],
      ],
      link: { text: 'See the calendar', path: pages.events },
    });
  }
}
