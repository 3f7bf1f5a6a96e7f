import type { EntityManager } from 'typeorm';
import { nameForOwner } from '../applications/listed-name.js';
import type { SubscriptionEntity } from './subscription-entity.js';
import { applicationOf, firstPayment } from './subscription-event-data.js';

/** Finds the business that each subscription of a signed-in owner pays for. The keys are the subscriptions' ids. */
export async function businessNames(
  manager: EntityManager,
  subscriptions: readonly SubscriptionEntity[],
): Promise<Map<string, string | null>> {
  const names = new Map<string, string | null>();
  for (const each of subscriptions) {
    const first = await firstPayment(manager, each.id);
    const application = await applicationOf(manager, each, first);
    names.set(each.id, await nameForOwner(manager, application));
  }
  return names;
}
