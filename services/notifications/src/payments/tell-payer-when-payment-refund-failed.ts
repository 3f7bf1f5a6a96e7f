import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { paymentRefundFailed } from '@town/contracts/payments/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { MailQueue } from '../mails/mail-queue.js';
import { languageOf } from '../reader-languages/language-of.js';
import { withConfirmedName } from '../reader-languages/with-confirmed-name.js';
import { refundFailed, refundFailedForPayer } from './refund-letters.js';

type FailedRefund = z.output<typeof paymentRefundFailed.data>;

/**
 * Corrects the earlier mail about a refund. Staff have an item in their inbox. Where the card of a former payer has
 * paid, the event names that one, who is owed the money; the payer was told of the refund, and hears of it, too.
 */
@Injectable()
@HandlesEvent({ contract: paymentRefundFailed, name: 'tell-payer-when-payment-refund-failed' })
export class TellPayerWhenPaymentRefundFailed implements EventHandler<typeof paymentRefundFailed> {
  constructor(private readonly mails: MailQueue) {}

  async handle(manager: EntityManager, payment: FailedRefund, event: CloudEvent): Promise<void> {
    const language = await languageOf(manager, payment.customerEmail);
    const named = await withConfirmedName(manager, payment, payment.customerEmail);
    const letter = refundFailed(named, language);
    await this.mails.toPerson(
      manager,
      'person-refund-failed',
      event,
      letter,
      payment.customerEmail,
    );
    if (payment.cardOf === 'former-payer') await this.tellPayer(manager, payment, event);
  }

  private async tellPayer(
    manager: EntityManager,
    payment: FailedRefund,
    event: CloudEvent,
  ): Promise<void> {
    const payer = await this.mails.latestRecipient(manager, 'person-refund', payment.id);
    if (!payer || payer.toLowerCase() === payment.customerEmail) return;
    const language = await languageOf(manager, payer);
    const letter = refundFailedForPayer(await withConfirmedName(manager, payment, payer), language);
    await this.mails.toPerson(manager, 'person-refund-failed-for-payer', event, letter, payer);
  }
}
