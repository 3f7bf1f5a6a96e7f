import type { MovedAwayPlan } from '@town/contracts/subscriptions/plan-move';
import type { EntityManager } from 'typeorm';
import { listedNameOf } from '../business-names.js';
import { SubscriptionEntity, shownCard } from '../subscription-entity.js';

/**
 * The plans that have moved away from an address, but are still charged to its card. They are told to this
 * address alone, because the card is its own.
 */
export async function movedAway(manager: EntityManager, email: string): Promise<MovedAwayPlan[]> {
  const plans = await manager
    .createQueryBuilder(SubscriptionEntity, 'plan')
    .where('email_hash(plan.cardEmail) = email_hash(:email)', { email })
    .andWhere(`plan.state <> 'ended' and plan.finish is null`)
    .orderBy('plan.movedAt')
    .getMany();
  const all = await Promise.all(plans.map((plan) => shown(manager, plan)));
  return all.flat();
}

async function shown(manager: EntityManager, plan: SubscriptionEntity): Promise<MovedAwayPlan[]> {
  const { id, state, priceCents, paidUntil } = plan;
  const card = shownCard(plan.card);
  if (!card) return [];
  const businessName = await listedNameOf(manager, plan);
  const until = paidUntil.toISOString();
  return [{ id, businessName, plan: plan.plan, state, priceCents, paidUntil: until, card }];
}
