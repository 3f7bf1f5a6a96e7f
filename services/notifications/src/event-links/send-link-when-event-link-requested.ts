import { Injectable } from '@nestjs/common';
import { eventLinkRequested } from '@town/contracts/calendar/events';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { MailQueue } from '../mails/mail-queue.js';
import { eventLink } from './event-link-letter.js';

/** Mails the private link with which the sender of an event can change it. */
@Injectable()
@HandlesEvent({ contract: eventLinkRequested, name: 'send-link-when-event-link-requested' })
export class SendLinkWhenEventLinkRequested implements EventHandler<typeof eventLinkRequested> {
  constructor(private readonly mails: MailQueue) {}

  async handle(
    manager: EntityManager,
    { email, token, date, language }: z.output<typeof eventLinkRequested.data>,
    event: CloudEvent,
  ): Promise<void> {
    const letter = eventLink({ token, date }, language);
    await this.mails.toPerson(manager, 'person-event-link', event, letter, email);
  }
}
