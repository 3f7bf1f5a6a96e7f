import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { paymentDisputed } from '@town/contracts/payments/events';
import { dollarLabel, plans } from '@town/contracts/plans/price-list';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import { wasErased } from '@town/service-kit/privacy/was-erased';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { PaymentItemHandler } from './payment-item-handler.js';

/** A disputed payment is one item, which is open until the bank has decided. */
@Injectable()
@HandlesEvent({ contract: paymentDisputed, name: 'open-item-when-payment-disputed' })
export class OpenItemWhenPaymentDisputed
  extends PaymentItemHandler
  implements EventHandler<typeof paymentDisputed>
{
  async handle(
    manager: EntityManager,
    payment: z.output<typeof paymentDisputed.data>,
    { time }: CloudEvent,
  ): Promise<void> {
    const { id, plan, amount, customerEmail, customerName, dispute, cardOf } = payment;
    if (customerEmail && (await wasErased(manager, customerEmail, time))) return;
    const { evidenceDueAt: dueAt } = dispute;
    const item = { kind: 'dispute', recordId: dispute.id } as const;
    const receivedAt = new Date(time);
    await this.inbox.add(manager, {
      ...item,
      subject: `${dollarLabel(dispute.amountCents / 100)} of ${dollarLabel(amount)} disputed`,
      sender: { name: customerName, email: customerEmail },
      details: [
        ['Payment', id],
        ['Plan', plans[plan].name],
        ['Paid on', await this.dayOf(manager, payment.paidAt)],
        // The bank asks the card's holder, who may not be the payer any more.
        ['Card', cardOf === 'former-payer' ? 'Of a former payer of the plan' : null],
        ['Reason', dispute.reason],
        ['Evidence due on', dueAt && (await this.dayOf(manager, dueAt))],
      ],
      receivedAt,
    });
    // Events may arrive in any order, so the item of a decided dispute is also added, but closed.
    const isDecided = dispute.state === 'won' || dispute.state === 'lost';
    await this.inbox.settle(manager, item, isDecided ? 'done' : 'open', receivedAt);
  }
}
