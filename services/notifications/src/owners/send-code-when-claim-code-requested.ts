import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { claimCodeRequested } from '@town/contracts/owners/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { MailQueue } from '../mails/mail-queue.js';
import { languageOf } from '../reader-languages/language-of.js';
import { claimCode } from './owner-letters.js';

/** Mails the code of a claim to the address that the business has on record. */
@Injectable()
@HandlesEvent({ contract: claimCodeRequested, name: 'send-code-when-claim-code-requested' })
export class SendCodeWhenClaimCodeRequested implements EventHandler<typeof claimCodeRequested> {
  constructor(private readonly mails: MailQueue) {}

  async handle(
    manager: EntityManager,
    requested: z.output<typeof claimCodeRequested.data>,
    event: CloudEvent,
  ): Promise<void> {
    const { email, language } = requested;
    // Its reader has not asked for it, so the language of the page is only a guess.
    const letter = claimCode(requested, await languageOf(manager, email, language));
    await this.mails.toPerson(manager, 'person-claim-code', event, letter, email);
  }
}
