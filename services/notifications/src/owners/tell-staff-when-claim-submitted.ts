import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { claimSubmitted } from '@town/contracts/owners/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { MailQueue } from '../mails/mail-queue.js';
import { requestForStaff } from './owner-letters.js';

/** Reports a claim, or a change that awaits a decision, to the staff. */
@Injectable()
@HandlesEvent({ contract: claimSubmitted, name: 'tell-staff-when-claim-submitted' })
export class TellStaffWhenClaimSubmitted implements EventHandler<typeof claimSubmitted> {
  constructor(private readonly mails: MailQueue) {}

  async handle(
    manager: EntityManager,
    submitted: z.output<typeof claimSubmitted.data>,
    event: CloudEvent,
  ): Promise<void> {
    const from = { name: null, address: submitted.email };
    const letter = requestForStaff(submitted);
    await this.mails.toStaff(manager, 'staff-claim-submitted', event, letter, from);
  }
}
