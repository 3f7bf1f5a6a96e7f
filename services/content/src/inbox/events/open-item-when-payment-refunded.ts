import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { paymentRefunded } from '@town/contracts/payments/events';
import { dollarLabel } from '@town/contracts/plans/price-list';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { PaymentItemHandler } from './payment-item-handler.js';

/** Opens an item for each refund, because staff decide what to do with the listing. */
@Injectable()
@HandlesEvent({ contract: paymentRefunded, name: 'open-item-when-payment-refunded' })
export class OpenItemWhenPaymentRefunded
  extends PaymentItemHandler
  implements EventHandler<typeof paymentRefunded>
{
  async handle(
    manager: EntityManager,
    payment: z.output<typeof paymentRefunded.data>,
    event: CloudEvent,
  ): Promise<void> {
    const { amount, refunded } = payment;
    const subject = `${dollarLabel(refunded)} of ${dollarLabel(amount)} refunded`;
    await this.addRefund(manager, payment, event, subject);
  }
}
