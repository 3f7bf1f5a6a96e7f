import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { ownerPasskeyChanged } from '@town/contracts/owners/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { MailQueue } from '../mails/mail-queue.js';
import { languageOf } from '../reader-languages/language-of.js';
import { passkeyChanged } from './owner-letters.js';

/** Mails an owner when a passkey was added or removed. */
@Injectable()
@HandlesEvent({ contract: ownerPasskeyChanged, name: 'warn-owner-when-owner-passkey-changed' })
export class WarnOwnerWhenOwnerPasskeyChanged implements EventHandler<typeof ownerPasskeyChanged> {
  constructor(private readonly mails: MailQueue) {}

  async handle(
    manager: EntityManager,
    changed: z.output<typeof ownerPasskeyChanged.data>,
    event: CloudEvent,
  ): Promise<void> {
    const letter = passkeyChanged(changed, await languageOf(manager, changed.email));
    await this.mails.toPerson(manager, 'person-owner-passkey', event, letter, changed.email);
  }
}
