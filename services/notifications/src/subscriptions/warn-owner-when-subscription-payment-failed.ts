import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { subscriptionPaymentFailed } from '@town/contracts/subscriptions/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { languageOf } from '../reader-languages/language-of.js';
import { withConfirmedName } from '../reader-languages/with-confirmed-name.js';
import { paymentFailed } from './card-letters.js';
import { PaymentMails } from './payment-mails.js';

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
    const { id, email } = subscription;
    if (await this.outcomes.wasSettledAfter(manager, id, event.time)) return;
    const named = await withConfirmedName(manager, subscription, email);
    const letter = paymentFailed(named, await languageOf(manager, email));
    const kind = 'person-subscription-payment-failed';
    await this.mails.toPerson(manager, kind, event, letter, email, id);
  }
}
