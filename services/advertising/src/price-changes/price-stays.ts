import { subscriptionPriceWithdrawn } from '@town/contracts/subscriptions/events';
import type { Outbox } from '@town/service-kit/events/outbox';
import type { EntityManager } from 'typeorm';
import { type Described, eventDataOf } from '../subscriptions/subscription-event-data.js';

/**
 * Informs an owner that an announced price does not take effect.
 * @param subscription it has the price that it keeps
 */
export async function tellPriceStays(
  outbox: Outbox,
  manager: EntityManager,
  subscription: Described,
  withdrawnPriceCents: number,
): Promise<void> {
  await outbox.enqueue(manager, subscriptionPriceWithdrawn, {
    ...(await eventDataOf(manager, subscription, null)),
    withdrawnPriceCents,
  });
}
