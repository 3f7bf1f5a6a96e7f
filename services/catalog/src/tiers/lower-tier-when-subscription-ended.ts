import { Injectable } from '@nestjs/common';
import { subscriptionEnded } from '@town/contracts/subscriptions/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { ListingTiers } from './listing-tiers.js';

/** Makes a business Basic when its last subscription ends. The stored content is kept. */
@Injectable()
@HandlesEvent({ contract: subscriptionEnded, name: 'lower-tier-when-subscription-ended' })
export class LowerTierWhenSubscriptionEnded implements EventHandler<typeof subscriptionEnded> {
  constructor(private readonly tiers: ListingTiers) {}

  async handle(
    manager: EntityManager,
    { id, applicationId }: z.output<typeof subscriptionEnded.data>,
  ): Promise<void> {
    await this.tiers.note(manager, { id, applicationId, ended: true });
  }
}
