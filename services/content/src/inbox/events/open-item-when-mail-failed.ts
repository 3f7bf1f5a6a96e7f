import { Injectable } from '@nestjs/common';
import { mailFailed } from '@town/contracts/mails/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import { wasErased } from '@town/service-kit/privacy/was-erased';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { Inbox } from '../inbox.js';

/** Opens an item for a mail that could not be delivered; if it fails again, the item is reopened. */
@Injectable()
@HandlesEvent({ contract: mailFailed, name: 'open-item-when-mail-failed' })
export class OpenItemWhenMailFailed implements EventHandler<typeof mailFailed> {
  constructor(private readonly inbox: Inbox) {}

  async handle(manager: EntityManager, mail: z.output<typeof mailFailed.data>): Promise<void> {
    const { id: recordId, kind, recipient, subject, about, failedAt, causedAt = failedAt } = mail;
    // The person may have been erased after the event that caused the mail.
    if (about && (await wasErased(manager, about, causedAt))) return;
    const receivedAt = new Date(failedAt);
    await this.inbox.add(manager, {
      kind: 'mail',
      recordId,
      subject,
      sender: { email: about },
      details: [
        ['To', recipient],
        ['Kind of mail', kind],
      ],
      receivedAt,
    });
    await this.inbox.settle(manager, { kind: 'mail', recordId }, 'open', receivedAt);
  }
}
