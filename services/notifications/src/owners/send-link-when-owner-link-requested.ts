import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { ownerLinkRequested } from '@town/contracts/owners/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { MailQueue } from '../mails/mail-queue.js';
import { languageOf } from '../reader-languages/language-of.js';
import { signInLink } from './owner-letters.js';

/** Mails the link with which an owner signs in. */
@Injectable()
@HandlesEvent({ contract: ownerLinkRequested, name: 'send-link-when-owner-link-requested' })
export class SendLinkWhenOwnerLinkRequested implements EventHandler<typeof ownerLinkRequested> {
  constructor(private readonly mails: MailQueue) {}

  async handle(
    manager: EntityManager,
    { email, token, language }: z.output<typeof ownerLinkRequested.data>,
    event: CloudEvent,
  ): Promise<void> {
    const letter = signInLink(token, language ?? (await languageOf(manager, email)));
    await this.mails.toPerson(manager, 'person-owner-link', event, letter, email);
  }
}
