import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { subscriptionPaymentFailed } from '@town/contracts/subscriptions/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { PaymentMails } from './payment-mails.js';
import { paymentFailed } from './subscription-letters.js';

/** Asks for another card. There is one event for each reminder. */
@Injectable()
@HandlesEvent({
  contract: subscriptionPaymentFailed,
  name: 'warn-owner-when-subscription-payment-failed',
})
export class WarnOwnerWhenSubscriptionPaymentFailed
  extends PaymentMails
  implements EventHandler<typeof subscriptionPaymentFailed>
{
  async handle(
    manager: EntityManager,
    subscription: z.output<typeof subscriptionPaymentFailed.data>,
    event: CloudEvent,
  ): Promise<void> {
    if (await this.outcomes.wasSettledAfter(manager, subscription.id, event.time)) return;
    const letter = paymentFailed(subscription);
    await this.mails.toPerson(
      manager,
      'person-subscription-payment-failed',
      event,
      letter,
      subscription.email,
      subscription.id,
    );
  }
}
