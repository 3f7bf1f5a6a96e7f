import { subscriptionPriceWithdrawn } from '@town/contracts/subscriptions/events';
import type { Outbox } from '@town/service-kit/events/outbox';
import type { EntityManager } from 'typeorm';
import { listedName } from '../applications/listed-name.js';
import type { SubscriptionEntity } from '../subscriptions/subscription-entity.js';

/** A subscription, and the price that it keeps. */
export type KeepsPrice = Pick<
  SubscriptionEntity,
  'id' | 'plan' | 'email' | 'priceCents' | 'paidUntil'
>;

/** Informs an owner that an announced price does not take effect. */
export async function tellPriceStays(
  outbox: Outbox,
  manager: EntityManager,
  { id, plan, email, priceCents, paidUntil }: KeepsPrice,
  withdrawnPriceCents: number,
): Promise<void> {
  await outbox.enqueue(manager, subscriptionPriceWithdrawn, {
    id,
    plan,
    email,
    applicationId: null,
    businessName: await listedName(manager, { subscriptionId: id }),
    priceCents,
    paidUntil: paidUntil.toISOString(),
    withdrawnPriceCents,
  });
}
