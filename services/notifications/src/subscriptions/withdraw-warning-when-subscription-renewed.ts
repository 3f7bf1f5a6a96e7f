import { Injectable } from '@nestjs/common';
import { subscriptionRenewed } from '@town/contracts/subscriptions/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { MailQueue } from '../mails/mail-queue.js';

/** A warning that still waits for the mail server is wrong once the payment has arrived. */
@Injectable()
@HandlesEvent({
  contract: subscriptionRenewed,
  name: 'withdraw-warning-when-subscription-renewed',
})
export class WithdrawWarningWhenSubscriptionRenewed
  implements EventHandler<typeof subscriptionRenewed>
{
  constructor(private readonly mails: MailQueue) {}

  async handle(
    manager: EntityManager,
    { email }: z.output<typeof subscriptionRenewed.data>,
  ): Promise<void> {
    if (!email) return;
    await this.mails.withdraw(manager, 'person-subscription-payment-failed', email);
  }
}
