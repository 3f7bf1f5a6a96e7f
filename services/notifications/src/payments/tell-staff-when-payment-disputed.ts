import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { paymentDisputed } from '@town/contracts/payments/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { MailQueue } from '../mails/mail-queue.js';
import { disputeForStaff } from './dispute-letter.js';

/** Informs staff that a payment is disputed, and of the bank's decision. */
@Injectable()
@HandlesEvent({ contract: paymentDisputed, name: 'tell-staff-when-payment-disputed' })
export class TellStaffWhenPaymentDisputed implements EventHandler<typeof paymentDisputed> {
  constructor(private readonly mails: MailQueue) {}

  async handle(
    manager: EntityManager,
    payment: z.output<typeof paymentDisputed.data>,
    event: CloudEvent,
  ): Promise<void> {
    // No mail for this state: staff have just sent the evidence themselves.
    if (payment.dispute.state === 'under-review') return;
    const payer = { name: payment.customerName, address: payment.customerEmail };
    const letter = disputeForStaff(payment);
    await this.mails.toStaff(manager, 'staff-payment-disputed', event, letter, payer);
  }
}
