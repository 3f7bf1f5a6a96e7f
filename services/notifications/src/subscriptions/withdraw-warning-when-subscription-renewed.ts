import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { subscriptionRenewed } from '@town/contracts/subscriptions/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { PaymentMails } from './payment-mails.js';

/** Withdraws warnings: once the payment has arrived, a waiting or later warning would be wrong. */
@Injectable()
@HandlesEvent({
  contract: subscriptionRenewed,
  name: 'withdraw-warning-when-subscription-renewed',
})
export class WithdrawWarningWhenSubscriptionRenewed
  extends PaymentMails
  implements EventHandler<typeof subscriptionRenewed>
{
  async handle(
    manager: EntityManager,
    { id }: z.output<typeof subscriptionRenewed.data>,
    { time }: CloudEvent,
  ): Promise<void> {
    await this.outcomes.settle(manager, id, time);
    await this.mails.withdraw(manager, 'person-subscription-payment-failed', id);
    await this.mails.withdraw(manager, 'person-subscription-card-expiring', id);
  }
}
