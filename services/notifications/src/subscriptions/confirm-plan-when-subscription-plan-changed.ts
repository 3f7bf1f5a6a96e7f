import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { subscriptionPlanChanged } from '@town/contracts/subscriptions/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { languageOf } from '../reader-languages/language-of.js';
import { withConfirmedName } from '../reader-languages/with-confirmed-name.js';
import { PaymentMails } from './payment-mails.js';
import { planChanged } from './plan-change-letter.js';

/** Confirms another plan to its owner, with the credit that is left. */
@Injectable()
@HandlesEvent({
  contract: subscriptionPlanChanged,
  name: 'confirm-plan-when-subscription-plan-changed',
})
export class ConfirmPlanWhenSubscriptionPlanChanged
  extends PaymentMails
  implements EventHandler<typeof subscriptionPlanChanged>
{
  async handle(
    manager: EntityManager,
    subscription: z.output<typeof subscriptionPlanChanged.data>,
    event: CloudEvent,
  ): Promise<void> {
    const { id, email } = subscription;
    const kind = 'person-subscription-plan-changed';
    if (await this.outcomes.hasEnded(manager, id)) return;
    if (await this.mails.isOutdated(manager, kind, id, event)) return;
    // A later cancellation may be handled first.
    if (await this.mails.isOutdated(manager, 'person-subscription-cancelled', id, event)) return;
    // A mail that still waits names a plan that was changed again.
    await this.mails.withdraw(manager, kind, id);
    const named = await withConfirmedName(manager, subscription, email);
    const letter = planChanged(named, await languageOf(manager, email));
    await this.mails.toPerson(manager, kind, event, letter, email, id);
  }
}
