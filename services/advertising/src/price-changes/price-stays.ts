import { subscriptionPriceWithdrawn } from '@town/contracts/subscriptions/events';
import type { Outbox } from '@town/service-kit/events/outbox';
import type { EntityManager } from 'typeorm';
import type { SubscriptionEntity } from '../subscriptions/subscription-entity.js';

/** A subscription at the price that it keeps. */
export type KeepsPrice = Pick<
  SubscriptionEntity,
  'id' | 'plan' | 'email' | 'priceCents' | 'paidUntil'
>;

/** Tells an owner that an announced price does not come. */
export function tellPriceStays(
  outbox: Outbox,
  manager: EntityManager,
  { id, plan, email, priceCents, paidUntil }: KeepsPrice,
  withdrawnPriceCents: number,
): Promise<void> {
  return outbox.enqueue(manager, subscriptionPriceWithdrawn, {
    id,
    plan,
    email,
    applicationId: null,
    priceCents,
    paidUntil: paidUntil.toISOString(),
    withdrawnPriceCents,
  });
}
