import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { paymentRefundFailed } from '@town/contracts/payments/events';
import { dollarLabel } from '@town/contracts/plans/price-list';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { PaymentItemHandler } from './payment-item-handler.js';

/** Opens an item for a rejected refund, because staff must return the money in another way. */
@Injectable()
@HandlesEvent({ contract: paymentRefundFailed, name: 'open-item-when-payment-refund-failed' })
export class OpenItemWhenPaymentRefundFailed
  extends PaymentItemHandler
  implements EventHandler<typeof paymentRefundFailed>
{
  async handle(
    manager: EntityManager,
    payment: z.output<typeof paymentRefundFailed.data>,
    event: CloudEvent,
  ): Promise<void> {
    const subject = `Refund of ${dollarLabel(payment.failed)} was rejected by the bank`;
    await this.addRefund(manager, payment, event, subject);
  }
}
