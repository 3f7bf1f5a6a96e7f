import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { claimDecided } from '@town/contracts/owners/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { MailQueue } from '../mails/mail-queue.js';
import { languageOf } from '../reader-languages/language-of.js';
import { decisionForOwner } from './claim-letters.js';

/** Mails an owner the decision of the staff. */
@Injectable()
@HandlesEvent({ contract: claimDecided, name: 'answer-owner-when-claim-decided' })
export class AnswerOwnerWhenClaimDecided implements EventHandler<typeof claimDecided> {
  constructor(private readonly mails: MailQueue) {}

  async handle(
    manager: EntityManager,
    decided: z.output<typeof claimDecided.data>,
    event: CloudEvent,
  ): Promise<void> {
    const letter = decisionForOwner(decided, await languageOf(manager, decided.email));
    await this.mails.toPerson(manager, 'person-claim-decided', event, letter, decided.email);
  }
}
