import { Injectable } from '@nestjs/common';
import { eventCancellationChanged } from '@town/contracts/calendar/events';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { MailQueue } from '../mails/mail-queue.js';
import { languageOf } from '../reader-languages/language-of.js';
import { cancellationLetter } from './cancellation-letter.js';

/** Mails the sender of an event that staff have cancelled it, or have taken that back. */
@Injectable()
@HandlesEvent({
  contract: eventCancellationChanged,
  name: 'tell-sender-when-event-cancellation-changed',
})
export class TellSenderWhenEventCancellationChanged
  implements EventHandler<typeof eventCancellationChanged>
{
  constructor(private readonly mails: MailQueue) {}

  async handle(
    manager: EntityManager,
    change: z.output<typeof eventCancellationChanged.data>,
    event: CloudEvent,
  ): Promise<void> {
    const { id, email, language } = change;
    const kind = 'person-event-cancelled';
    if (await this.mails.isOutdated(manager, kind, id, event)) return;
    // A mail that still waits says what is no longer so.
    await this.mails.withdraw(manager, kind, id);
    // An event that an owner has posted in the account does not name a language.
    const letter = cancellationLetter(change, language ?? (await languageOf(manager, email)));
    await this.mails.toPerson(manager, kind, event, letter, email, id);
  }
}
