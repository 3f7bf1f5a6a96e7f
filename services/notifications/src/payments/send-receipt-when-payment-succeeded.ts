import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { paymentSucceeded } from '@town/contracts/payments/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { MailQueue } from '../mails/mail-queue.js';
import { languageOf } from '../reader-languages/language-of.js';
import { noteNamedLanguage } from '../reader-languages/note-language.js';
import { withConfirmedName } from '../reader-languages/with-confirmed-name.js';
import { paymentForStaff, receipt } from './payment-letters.js';

/** Informs staff of a purchase, and sends the payer of every payment a receipt. */
@Injectable()
@HandlesEvent({ contract: paymentSucceeded, name: 'send-receipt-when-payment-succeeded' })
export class SendReceiptWhenPaymentSucceeded implements EventHandler<typeof paymentSucceeded> {
  constructor(private readonly mails: MailQueue) {}

  async handle(
    manager: EntityManager,
    payment: z.output<typeof paymentSucceeded.data>,
    event: CloudEvent,
  ): Promise<void> {
    const { customerName: name, customerEmail: address, paidAt, language } = payment;
    // A renewal needs no action by staff.
    if (!payment.renewal) {
      const payer = { name, address };
      await this.mails.toStaff(manager, 'staff-payment', event, paymentForStaff(payment), payer);
    }
    await noteNamedLanguage(manager, address, paidAt, language);
    const named = await withConfirmedName(manager, payment, address);
    const letter = receipt(named, language ?? (await languageOf(manager, address)));
    await this.mails.toPerson(manager, 'person-receipt', event, letter, address);
  }
}
