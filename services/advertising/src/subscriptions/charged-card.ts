/** A change of plan charges the card at once and at each renewal, so it must be a card of the payer. */
import { ConflictException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SubscriptionEntity } from './subscription-entity.js';
import type { SubscriptionFacts } from './subscription-facts.js';

/**
 * Refuses to charge the card of a former payer, who agreed to renewals only.
 * @throws ConflictException
 */
export async function checkOwnCard(
  manager: EntityManager,
  { id, card }: SubscriptionFacts,
): Promise<void> {
  const entity = await manager.findOneByOrFail(SubscriptionEntity, { id });
  if (entity.whoseIs(card) === 'former-payer') {
    throw new ConflictException('Enter your own card first, then change the plan.');
  }
}

/**
 * Refuses to charge a plan without a card, unless its credit pays. Stripe would refuse it like a mistake of ours.
 * @throws ConflictException
 */
export function checkHasCard({ card }: SubscriptionFacts, dueNowCents: number): void {
  if (!card && dueNowCents > 0) {
    throw new ConflictException('Enter a card first, then change the plan.');
  }
}
