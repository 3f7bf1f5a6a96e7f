import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { paymentPayerNamed } from '@town/contracts/payments/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { MailQueue } from '../mails/mail-queue.js';
import { languageOf } from '../reader-languages/language-of.js';
import { noteNamedLanguage } from '../reader-languages/note-language.js';
import { withConfirmedName } from '../reader-languages/with-confirmed-name.js';
import { receipt } from './payment-letters.js';

/** Sends a payer the receipt that lacked an address at the payment; staff already have their mail. */
@Injectable()
@HandlesEvent({ contract: paymentPayerNamed, name: 'send-receipt-when-payment-payer-named' })
export class SendReceiptWhenPaymentPayerNamed implements EventHandler<typeof paymentPayerNamed> {
  constructor(private readonly mails: MailQueue) {}

  async handle(
    manager: EntityManager,
    payment: z.output<typeof paymentPayerNamed.data>,
    event: CloudEvent,
  ): Promise<void> {
    const { customerEmail, paidAt, language } = payment;
    await noteNamedLanguage(manager, customerEmail, paidAt, language);
    const named = await withConfirmedName(manager, payment, customerEmail);
    const letter = receipt(named, language ?? (await languageOf(manager, customerEmail)));
    await this.mails.toPerson(manager, 'person-receipt', event, letter, customerEmail);
  }
}
