import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { paymentRefunded } from '@town/contracts/payments/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { MailQueue } from '../mails/mail-queue.js';
import { languageOf } from '../reader-languages/language-of.js';
import { withConfirmedName } from '../reader-languages/with-confirmed-name.js';
import { refund } from './refund-letters.js';

/** A new consumer reads the stream's events of the last 30 days; old refunds must not cause mails then. */
const newsForMs = 2 * 24 * 60 * 60 * 1000;

/** Informs a payer of a refund. Another mail says whether a plan ends with it. */
@Injectable()
@HandlesEvent({ contract: paymentRefunded, name: 'tell-payer-when-payment-refunded' })
export class TellPayerWhenPaymentRefunded implements EventHandler<typeof paymentRefunded> {
  constructor(private readonly mails: MailQueue) {}

  async handle(
    manager: EntityManager,
    payment: z.output<typeof paymentRefunded.data>,
    event: CloudEvent,
  ): Promise<void> {
    if (Date.now() - Date.parse(event.time) > newsForMs) return;
    const language = await languageOf(manager, payment.customerEmail);
    const named = await withConfirmedName(manager, payment, payment.customerEmail);
    const letter = refund(named, language);
    const { id, customerEmail } = payment;
    // If the bank rejects the refund, its topic tells who has to hear of that.
    await this.mails.toPerson(manager, 'person-refund', event, letter, customerEmail, id);
  }
}
