import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { paymentRefunded } from '@town/contracts/payments/events';
import { dollarLabel, plans } from '@town/contracts/plans/price-list';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import { wasErased } from '@town/service-kit/privacy/was-erased';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { PaymentItemHandler } from './payment-item-handler.js';

/** Money that was given back: staff decide what becomes of the listing. Each refund is an item. */
@Injectable()
@HandlesEvent({ contract: paymentRefunded, name: 'open-item-when-payment-refunded' })
export class OpenItemWhenPaymentRefunded
  extends PaymentItemHandler
  implements EventHandler<typeof paymentRefunded>
{
  async handle(
    manager: EntityManager,
    payment: z.output<typeof paymentRefunded.data>,
    { id: recordId, time }: CloudEvent,
  ): Promise<void> {
    const { id, plan, amount, refunded, customerEmail, customerName } = payment;
    if (customerEmail && (await wasErased(manager, customerEmail, time))) return;
    await this.inbox.add(manager, {
      kind: 'refund',
      recordId,
      subject: `${dollarLabel(refunded)} of ${dollarLabel(amount)} refunded`,
      sender: { name: customerName, email: customerEmail },
      details: [
        ['Payment', id],
        ['Plan', plans[plan].name],
        ['Paid on', await this.dayOf(manager, payment.paidAt)],
      ],
      receivedAt: new Date(time),
    });
  }
}
